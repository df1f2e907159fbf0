/** The log: lines of plies, filters, and what happened since my last turn. */

import {by, make, word} from "./page.js";

/** @typedef {import("./wire.js").LogLine} LogLine */

/**
 * The lines after an update: lines of later plies than its `from` are dropped, its own are appended.
 * @param {LogLine[]} lines @param {{from: number, log: LogLine[]}} update @returns {LogLine[]}
 */
export function merged(lines, update) {
  return [...lines.filter((line) => line.ply <= update.from), ...update.log];
}

/**
 * The lines since the last move of a seat; all of the last ply's lines if it has just moved.
 * @param {LogLine[]} lines @param {number | null} seat @param {number} ply @returns {LogLine[]}
 */
export function since(lines, seat, ply) {
  const own = seat === null ? -1 : lines.findLastIndex((line) => line.seat === seat && line.ply <= ply);
  const last = own < 0 ? 0 : lines[own].ply;
  const news = lines.filter((line) => line.ply > last && line.ply <= ply);
  return news.length && seat !== null ? news : lines.filter((line) => line.ply === ply);
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
  const words = make("a", {className: "line-text", href: `/match/${id}/${ply}`, "data-ply": String(ply)}, text);
  return rule ? [words, " ", make("a", {className: "rule", href: `#${rule}`, "data-rule": rule}, rule)] : [words];
}

/**
 * What happened since my last turn, to stand beside the choices.
 * @param {LogLine[]} news @param {string} id the match
 */
export function recap(news, id) {
  const lines = news.map((entry) => make("li", {}, ...told(entry, id)));
  const count = make("span", {className: "count"}, String(news.length));
  const summary = make("summary", {}, word("web-recap"), count);
  const open = !matchMedia("(min-width: 1100px)").matches;
  return make("details", {className: "recap", open}, summary, make("ol", {}, ...lines));
}

export class Log {
  /**
   * @param {string} id the match
   * @param {(ply: number) => void} onPly called when a line is clicked
   */
  constructor(id, onPly) {
    this.id = id;
    /** @type {LogLine[]} */
    this.lines = [];
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
    for (const touch of ["wheel", "touchmove", "pointerdown", "keydown"]) this.list.addEventListener(touch, () => (this.touched = true), {passive: true});
    this.list.addEventListener("scroll", () => {
      if (this.touched) this.follow = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    });
    new ResizeObserver(() => this.toEnd()).observe(this.list);
    this.list.addEventListener("click", (/** @type {any} */ event) => {
      const line = event.target.closest("li[data-ply]");
      if (!line || event.target.closest("a.rule") || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onPly(Number(line.dataset.ply));
    });
  }

  /**
   * @param {{from: number, log: LogLine[]}} update
   * @param {number | null} seat whose last turn divides the log
   */
  take(update, seat) {
    this.lines = merged(this.lines, update);
    this.showKinds();
    this.read = this.lines.findLast((line) => line.seat === seat)?.ply ?? Infinity;
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
    for (const {rule, title} of offered) this.kind.add(new Option(title, rule, false, rule === chosen));
  }

  show() {
    const {seat: {value: seat}, kind: {value: kind}} = this;
    const shown = this.lines.filter((line) => (!seat || line.seat === Number(seat)) && (!kind || chapterOf(line) === kind));
    const items = shown.map((line) => this.item(line));
    const news = shown.findIndex((line) => line.ply > this.read);
    if (news > 0) items.splice(news, 0, make("li", {className: "since"}, word("web-recap")));
    this.list.replaceChildren(...items);
    if (!shown.length) this.list.append(make("li", {className: "nothing"}, word("web-log-none")));
    this.touched = false;
    this.toEnd();
    this.mark(this.at);
  }

  /** Keep the latest line in sight, unless the reader looks elsewhere. */
  toEnd() {
    if (this.follow) this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {LogLine} line */
  item(line) {
    const item = make("li", {"data-ply": String(line.ply), className: `line line-${line.kind}`}, ...told(line, this.id));
    if (line.seat !== null && line.seat !== undefined) item.dataset.seat = String(line.seat);
    return item;
  }

  /**
   * Mark the lines of the position that is shown; null: now.
   * @param {number | null | undefined} ply
   */
  mark(ply) {
    this.at = ply;
    let shown = null;
    for (const item of this.list.children) {
      const here = ply !== null && ply !== undefined && Number(item.dataset.ply) === ply;
      item.classList.toggle("shown", here);
      if (here) shown = item;
    }
    shown?.scrollIntoView({block: "nearest"});
  }
}
