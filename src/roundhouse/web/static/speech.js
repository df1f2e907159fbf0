/** What is said aloud: what matters to me first, and whose turn it is always. */

import {by, make, word} from "./page.js";

/** @typedef {import("./wire.js").LogLine} LogLine */
/** @typedef {import("./wire.js").Update} Update */

const REST = 3; // lines that concern neither me nor the course of the match and are said all the same
const KEPT = 3; // what was said last can be read again

/** Say something to whoever listens to the page. @param {string} text */
export function say(text) {
  if (!text) return;
  const place = by("status");
  place.append(make("p", {}, text));
  while (place.childElementCount > KEPT) place.firstElementChild.remove();
}

/**
 * Lines as they are said: those about me, those that everybody must hear, the latest of the rest.
 * @param {LogLine[]} lines @param {number[]} mine my seats @param {(number: number) => string} more how the others are named
 */
export function ordered(lines, mine, more) {
  const own = lines.filter((line) => mine.includes(line.seat ?? -1));
  const loud = lines.filter((line) => line.loud && !own.includes(line));
  const rest = lines.filter((line) => !line.loud && !own.includes(line));
  const left = rest.length - REST;
  const said = [...own, ...loud, ...rest.slice(-REST)].map(({text}) => text);
  return (left > 0 ? [...said, more(left)] : said).join(" ");
}

/** Follows a match and knows what of it was not said yet. */
export class Voice {
  /** @param {Update} first @param {(id: string, facts?: Record<string, string | number>) => string} words */
  constructor(first, words = word) {
    this.words = words;
    /** @type {LogLine[]} */
    this.unsaid = [];
    this.ply = first.ply;
    this.stand = "";
    this.plan = first.plan?.text ?? "";
  }

  /**
   * What is to be said after an update. While others move it is only whom we wait for and what everybody must
   * hear; the rest is kept and said once, when it is my turn, when I have moved, or at the end.
   * @param {Update} update
   */
  after(update) {
    const {seats, mine, over, log, status = ""} = update;
    const parts = [this.undone(update), this.planned(update)];
    const fresh = log.filter((line) => line.ply > this.ply);
    this.ply = update.ply;
    this.unsaid.push(...fresh);
    const moved = fresh.some((line) => seats.includes(line.mover));
    if (mine || over || moved || !seats.length) parts.push(this.all(seats));
    else parts.push(this.loud());
    if (status !== this.stand || mine) parts.push(status);
    this.stand = status;
    return parts.filter(Boolean).join(" ");
  }

  /** @param {number[]} seats */
  all(seats) {
    const said = ordered(this.unsaid, seats, (number) => this.words("web-said-more", {number}));
    this.unsaid = [];
    return said;
  }

  loud() {
    const loud = this.unsaid.filter((line) => line.loud);
    this.unsaid = this.unsaid.filter((line) => !line.loud);
    return loud.map(({text}) => text).join(" ");
  }

  /** Moves were taken back: what was not said of them never happened. @param {Update} update */
  undone({ply, from, since}) {
    const to = since === null ? ply : Math.min(ply, from);
    if (to >= this.ply) return "";
    this.unsaid = this.unsaid.filter((line) => line.ply <= to);
    this.ply = to;
    return this.words("web-said-undone", {ply: to});
  }

  /** A standing bid was set or has ended. @param {Update} update */
  planned({plan}) {
    const text = plan?.text ?? "";
    if (text === this.plan) return "";
    this.plan = text;
    return text || this.words("web-said-plan-over");
  }

  /** A past position is looked at. @param {Update} past @param {number} last how many moves there are */
  past({ply, log}, last) {
    const lines = log.filter((line) => line.ply === ply).map(({text}) => text).join(" ");
    return this.words("web-said-move", {ply, last, lines});
  }
}
