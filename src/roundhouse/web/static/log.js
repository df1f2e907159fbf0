/** The log: lines of plies, filters, and why a bot made its move. */

import {beforePaint, by, make, word} from "./page.js";
import {rove} from "./rove.js";

/** @typedef {import("./wire.js").LogLine} LogLine */

/**
 * The lines after an update: lines of later plies than its `from` are dropped, its own appended.
 * @param {LogLine[]} lines @param {{from: number, log: LogLine[]}} update @returns {LogLine[]}
 */
export function merged(lines, update) {
  return [...lines.filter((line) => line.ply <= update.from), ...update.log];
}

/** The chapter of the rules a line stands on: "CE-8" of "CE-8.2". @param {LogLine} line */
export function chapterOf(line) {
  return line.rule.split(".")[0];
}

/** The places named in lines. @param {LogLine[]} lines @returns {Set<string>} */
export function placesOf(lines) {
  return new Set(lines.flatMap((line) => line.places ?? []));
}

/**
 * A line as it is shown: its text leads to the position after its move, its number to its rule.
 * @param {LogLine} line @param {string} id the match @returns {(Node | string)[]}
 */
export function told({text, rule, ply}, id) {
  const href = `/match/${id}/${ply}`;
  const look = {className: "line-text", href, "data-ply": String(ply), tabIndex: -1};
  const words = make("a", look, text);
  if (!rule) return [words];
  const number = {className: "rule", href: `#${rule}`, "data-rule": rule, tabIndex: -1};
  return [words, " ", make("a", number, rule)];
}

/**
 * The lines that are shown: of a player, of a chapter, and at a past position none of later moves.
 * @param {LogLine[]} lines
 * @param {{seat: string, kind: string, at: number | null}} wanted seat and kind: empty for all
 */
export function chosen(lines, {seat, kind, at}) {
  return lines.filter((line) => (!seat || line.seat === Number(seat))
    && (!kind || chapterOf(line) === kind) && (at === null || line.ply <= at));
}

/** In a line: to its rule and back. @param {KeyboardEvent} event */
function sideways(event) {
  const wanted = {ArrowRight: "a.rule", ArrowLeft: "a.line-text"}[event.key];
  if (!wanted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const line = document.activeElement?.closest("li");
  /** @type {HTMLElement | null | undefined} */ (line?.querySelector(wanted))?.focus();
}

export class Log {
  /**
   * @param {import("./wire.js").TheMatch} match
   * @param {(ply: number) => void} onPly called when a position is asked for
   * @param {(ply: number) => Promise<import("./wire.js").Answer | null>} reasonOf why it was made
   */
  constructor(match, onPly, reasonOf) {
    this.match = match;
    this.reasonOf = reasonOf;
    /** The past position that is shown; null: now. @type {number | null} */
    this.at = null;
    /** @type {LogLine[]} */
    this.lines = [];
    /** What stands in the list: lines, and null before the news. @type {(LogLine | null)[]} */
    this.rows = [];
    this.settle = () => this.toEnd();
    /** @type {{rule: string, title: string}[]} */
    this.chapters = [];
    /** The last ply of my last turn: what comes after it is news. */
    this.read = Infinity;
    this.list = by("log-lines");
    this.seat = by("log-seat");
    this.kind = by("log-kind");
    this.seat.addEventListener("change", () => this.show());
    this.kind.addEventListener("change", () => this.show());
    /** Whether the end is followed: not once the reader has scrolled up. */
    this.follow = true;
    this.touched = false;
    for (const touch of ["wheel", "touchmove", "pointerdown", "keydown"]) {
      this.list.addEventListener(touch, () => (this.touched = true), {passive: true});
    }
    this.list.addEventListener("scroll", () => {
      const {scrollHeight, scrollTop, clientHeight} = this.list;
      if (this.touched) this.follow = scrollHeight - scrollTop - clientHeight < 40;
    });
    new ResizeObserver(() => this.toEnd()).observe(this.list);
    this.list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => sideways(event));
    rove(this.list, "a.line-text", true);
    this.list.addEventListener("click", (/** @type {any} */ event) => {
      const line = event.target.closest("li[data-ply]");
      if (!line || event.ctrlKey || event.metaKey) return;
      if (event.target.closest("a.rule, [data-go]")) return;
      event.preventDefault();
      if (match.bots[line.dataset.mover]) this.why(line);
      else onPly(Number(line.dataset.ply));
    });
  }

  /**
   * @param {{from: number, log: LogLine[]}} update
   * @param {number | null} seat whose last turn divides the log
   */
  take(update, seat) {
    this.lines = merged(this.lines, update);
    this.showKinds();
    this.read = this.lines.findLast((line) => line.mover === seat)?.ply ?? Infinity;
    this.show();
  }

  /** Nothing was said: somebody else looks now. */
  forget() {
    this.lines = [];
    this.show();
  }

  /**
   * Lines can be filtered by the chapter of the rules they stand on.
   * @param {{rule: string, title: string}[]} chapters
   */
  offerKinds(chapters) {
    this.chapters = chapters;
    this.showKinds();
  }

  /** Offer the chapters that lines stand on, and the one that is chosen. */
  showKinds() {
    const chosen = this.kind.value;
    const found = new Set(this.lines.map(chapterOf));
    const offered = this.chapters.filter(({rule}) => found.has(rule) || rule === chosen);
    if (offered.length === this.kind.length - 1) return;
    this.kind.length = 1;
    for (const {rule, title} of offered) {
      this.kind.add(new Option(title, rule, false, rule === chosen));
    }
  }

  /** Show the lines that are wanted; those that are there already are not made again. */
  show() {
    const wanted = {seat: this.seat.value, kind: this.kind.value, at: this.at};
    const shown = chosen(this.lines, wanted);
    const news = shown.findIndex((line) => line.ply > this.read);
    /** @type {(LogLine | null)[]} null: what comes after it is news */
    const rows = news > 0 ? [...shown.slice(0, news), null, ...shown.slice(news)] : shown;
    let same = 0;
    while (same < Math.min(rows.length, this.rows.length) && rows[same] === this.rows[same]) same++;
    this.rows = rows;
    while (this.list.childElementCount > same) this.list.lastElementChild?.remove();
    this.list.append(...rows.slice(same).map((line) => this.item(line)));
    if (!rows.length) this.list.append(make("li", {className: "nothing"}, word("web-log-none")));
    this.touched = false;
    beforePaint(this.settle);
    this.mark(this.at);
  }

  /** Keep the latest line in sight, unless the reader looks elsewhere. */
  toEnd() {
    if (this.follow) this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {LogLine | null} line */
  item(line) {
    if (!line) return make("li", {className: "since"}, word("web-recap"));
    const item = make("li", {className: `line line-${line.kind}`}, ...told(line, this.match.id));
    Object.assign(item.dataset, {ply: line.ply, mover: line.mover});
    if (line.seat !== null && line.seat >= 0) item.dataset.seat = String(line.seat);
    return item;
  }

  /** Say below a line why the bot made that move; say it no longer. @param {HTMLElement} line */
  async why(line) {
    const open = line.querySelector(".line-why");
    if (open) return open.remove();
    const ply = line.dataset.ply ?? "";
    const place = make("p", {className: "line-why", role: "status"}, word("web-loading"));
    line.append(place);
    const answer = await this.reasonOf(Number(ply));
    const href = `/match/${this.match.id}/${ply}`;
    const link = make("a", {href, "data-go": ply}, word("web-show-position"));
    place.replaceChildren(...(answer ? [answer.text, " "] : []), link);
    line.scrollIntoView({block: "nearest"});
  }

  /** The position that is shown is another one: null for now. @param {number | null} ply */
  goTo(ply) {
    const same = this.at === ply;
    this.at = ply;
    if (same) this.mark(ply);
    else this.show();
  }

  /**
   * Mark the lines of the position that is shown; null: now.
   * @param {number | null} ply
   */
  mark(ply) {
    for (const item of this.list.querySelectorAll(".shown")) item.classList.remove("shown");
    const here = ply === null ? [] : [...this.list.querySelectorAll(`[data-ply="${ply}"]:is(li)`)];
    for (const item of here) item.classList.add("shown");
    here.at(-1)?.scrollIntoView({block: "nearest"});
  }
}
