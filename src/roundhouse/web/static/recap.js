/** What happened since my last turn: the whole turns of others, one line each. */

import {make, word} from "./page.js";
import {nameOf} from "./players.js";
import {rove} from "./rove.js";

/** @typedef {import("./wire.js").LogLine} LogLine */
/** @typedef {{seat: number, ply: number, texts: string[]}} Turn */

/**
 * The lines of others since the last turn of a seat that is over; an onlooker looks with whoever
 * decides.
 * Draws are left out. While the seat decides, its own moves of this turn are passed over.
 * @param {LogLine[]} lines @param {number | null} seat @param {{ply: number, turn: number}} now
 * @returns {LogLine[]}
 */
export function news(lines, seat, {ply, turn}) {
  const made = lines.filter((line) => line.mover >= 0 && line.ply <= ply);
  const who = seat ?? turn;
  let end = made.length;
  if (turn === who) while (end > 0 && made[end - 1].mover === who) end -= 1;
  let start = end;
  while (start > 0 && made[start - 1].mover !== who) start -= 1;
  return made.slice(start, end);
}

/**
 * A sentence without the name it begins with and its full stop: "Ada bids $12." is "bids $12".
 * @param {string} text @param {string} name
 */
export function withoutName(text, name) {
  const named = text.startsWith(`${name}: `) || text.startsWith(`${name} `);
  const rest = named ? text.slice(name.length).replace(/^:? /u, "") : text;
  return rest.replace(/\.$/u, "");
}

/**
 * Lines put together to turns: what a player did in a row, and what came to others by it in turns
 * of
 * their own.
 * @param {LogLine[]} lines @param {string[]} players @returns {Turn[]}
 */
export function turns(lines, players) {
  /** @type {Turn[]} */
  const found = [];
  let first = 0; // where the turn at hand begins
  let mover = -1;
  for (const {ply, seat, mover: by, text} of lines) {
    if (by !== mover) first = found.length;
    mover = by;
    const whose = seat === null || seat < 0 ? by : seat;
    let turn = found.slice(first).find((one) => one.seat === whose);
    if (!turn) found.push(turn = {seat: whose, ply, texts: []});
    turn.ply = ply;
    turn.texts.push(withoutName(text, players[whose]));
  }
  return found;
}

/**
 * What happened since my last turn, to stand beside the choices; to an onlooker the last turns.
 * @param {LogLine[]} lines @param {import("./wire.js").TheMatch} match @param {number[]} mine
 */
export function recap(lines, match, mine) {
  const shown = turns(lines, match.players).map(({seat, ply, texts}) => {
    const href = `/match/${match.id}/${ply}`;
    const link = make("a", {className: "line-text", href}, `${texts.join("; ")}.`);
    link.dataset.go = String(ply);
    const name = make("b", {}, `${nameOf(match, seat, mine)}: `);
    return make("li", {"data-seat": String(seat), className: "line"}, name, link);
  });
  const count = make("span", {className: "count"}, String(shown.length));
  const summary = make("summary", {}, word(mine.length ? "web-recap" : "web-recap-all"), count);
  const open = !matchMedia("(min-width: 1100px)").matches;
  const list = make("ol", {}, ...shown);
  rove(list, "a");
  return make("details", {className: "recap", open}, summary, list);
}
