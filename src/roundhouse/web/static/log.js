/** The log: lines of plies, filters, and what happened since my last turn. */

import {by, make, word} from "./page.js";

const KINDS = ["move", "event", "chance", "undo", "plan"];

/**
 * The lines after an update: lines of later plies than its `from` are dropped, its own are appended.
 * @typedef {{ply: number, seat: number | null, kind: string, html: string, places?: string[]}} LogLine
 * @param {LogLine[]} lines @param {{from: number, log: LogLine[]}} update @returns {LogLine[]}
 */
export function merged(lines, update) {
  return [...lines.filter((line) => line.ply <= update.from), ...update.log];
}

/** The lines since the last move of a seat; all of the last ply's lines if it has just moved. @param {LogLine[]} lines @param {number | null} seat @param {number} ply @returns {LogLine[]} */
export function since(lines, seat, ply) {
  const own = seat === null ? -1 : lines.findLastIndex((line) => line.seat === seat && line.kind === "move" && line.ply <= ply);
  const last = own < 0 ? 0 : lines[own].ply;
  const news = lines.filter((line) => line.ply > last && line.ply <= ply);
  return news.length && seat !== null ? news : lines.filter((line) => line.ply === ply);
}

/** The places named in lines. @param {LogLine[]} lines @returns {Set<string>} */
export function placesOf(lines) {
  return new Set(lines.flatMap((line) => line.places ?? []));
}

export class Log {
  /** @param {(ply: number) => void} onPly called when a line is clicked */
  constructor(onPly) {
    /** @type {LogLine[]} */
    this.lines = [];
    this.list = by("log-lines");
    this.seat = by("log-seat");
    this.kind = by("log-kind");
    this.seat.addEventListener("change", () => this.show());
    this.kind.addEventListener("change", () => this.show());
    this.list.addEventListener("click", (/** @type {any} */ event) => {
      const line = event.target.closest("li[data-ply]");
      if (line && !event.target.closest("a")) onPly(Number(line.dataset.ply));
    });
  }

  /** @param {{from: number, log: LogLine[]}} update */
  take(update) {
    this.lines = merged(this.lines, update);
    this.offerKinds();
    this.show();
  }

  /** Only kinds that occur can be chosen. */
  offerKinds() {
    const present = new Set(this.lines.map((line) => line.kind));
    const wanted = [...KINDS, ...[...present].filter((kind) => !KINDS.includes(kind))].filter((kind) => present.has(kind));
    const shown = [...this.kind.options].slice(1).map((option) => option.value);
    if (wanted.join() === shown.join()) return;
    const chosen = this.kind.value;
    this.kind.length = 1;
    for (const kind of wanted) {
      const text = KINDS.includes(kind) ? word(`web-kind-${kind}`) : word("web-kind-other");
      this.kind.add(new Option(text, kind, false, kind === chosen));
    }
  }

  show() {
    const {seat: {value: seat}, kind: {value: kind}} = this;
    const shown = this.lines.filter((line) => (!seat || line.seat === Number(seat)) && (!kind || line.kind === kind));
    const atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40 || !this.list.childElementCount;
    this.list.replaceChildren(...shown.map((line) => this.item(line)));
    if (!shown.length) this.list.append(make("li", {className: "nothing"}, word("web-log-none")));
    if (atEnd) this.list.scrollTop = this.list.scrollHeight;
    this.mark(this.at);
  }

  /** @param {LogLine} line */
  item(line) {
    const item = make("li", {"data-ply": String(line.ply), className: `line line-${line.kind}`});
    if (line.seat !== null && line.seat !== undefined) item.dataset.seat = String(line.seat);
    item.innerHTML = line.html;
    const text = item.querySelector(".line-text");
    if (text) text.replaceWith(make("button", {type: "button", className: "line-text"}, ...text.childNodes));
    return item;
  }

  /** Mark the lines of the position that is shown; null: now. @param {number | null | undefined} ply */
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
