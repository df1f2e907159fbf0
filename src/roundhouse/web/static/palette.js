/** Choices at their place on the board: drawn tiles beside a hex, badges on destinations. */

import {by, make} from "./page.js";

const NEAR = 0.3; // of a hex: how close to the middle of an edge a click means the edge

/**
 * @typedef {import("./wire.js").Drawn} Drawn
 * @typedef {{pick: string, label: string, drawn: Drawn}} Offered
 */

/**
 * The choices whose track leaves through all of these ends.
 * @param {Offered[]} offered @param {[number, number][]} ends @returns {Offered[]}
 */
export function through(offered, ends) {
  const leaves = (/** @type {Offered} */ {drawn}, /** @type {[number, number]} */ [x, y]) =>
    drawn.ends.some(([ex, ey]) => ex === x && ey === y);
  return offered.filter((one) => ends.every((end) => leaves(one, end)));
}

/**
 * The end nearest to a point, if it is near enough.
 * @param {Offered[]} offered @param {number} x @param {number} y @param {number} most @returns {[number, number] | null}
 */
export function nearestEnd(offered, x, y, most) {
  let best = null;
  let least = most;
  for (const [ex, ey] of offered.flatMap(({drawn}) => drawn.ends)) {
    const far = Math.hypot(ex - x, ey - y);
    if (far < least) [best, least] = [/** @type {[number, number]} */ ([ex, ey]), far];
  }
  return best;
}

export class Palette {
  /**
   * @param {import("./board.js").Board} board
   * @param {{look: (pick: string, move: string) => void, choose: (pick: string) => void}} wishes
   */
  constructor(board, wishes) {
    this.board = board;
    this.wishes = wishes;
    this.place = by("palette");
    /** @type {Offered[]} */
    this.offered = [];
    /** The place they stand at. @type {string | null} */
    this.at = null;
    /** Which one is shown on the board. */
    this.shown = -1;
    /** The edges that were clicked. @type {[number, number][]} */
    this.ends = [];
    const hover = (/** @type {any} */ event) => {
      const pick = event.target.closest(".choice")?.dataset.pick;
      const found = this.offered.findIndex((one) => one.pick === pick);
      if (found >= 0) this.show(found);
    };
    this.place.addEventListener("pointerover", hover);
    this.place.addEventListener("focusin", hover);
    by("map").addEventListener("wheel", (/** @type {WheelEvent} */ event) => this.wheel(event), {passive: false, capture: true});
  }

  /** Offer drawn choices at a place of the board; none takes them away. @param {string | null} at @param {Offered[]} offered */
  offer(at, offered) {
    const same = at === this.at && offered.length === this.offered.length;
    this.at = at;
    this.offered = offered;
    if (!same) this.ends = [];
    this.shown = -1;
    this.place.hidden = !at || !offered.length;
    this.place.replaceChildren(...offered.map((one) => card(one)));
    if (at && offered.length) this.board.beside(this.place, at);
  }

  /** Show one on the board, and which it is. @param {number} number */
  show(number) {
    if (number === this.shown) return;
    this.shown = number;
    const {pick, drawn} = this.offered[number];
    [...this.place.children].forEach((child, i) => child.classList.toggle("pointed", i === number));
    this.wishes.look(pick, drawn.move);
  }

  /** The next one that fits the chosen edges. @param {number} step */
  turn(step) {
    const fitting = through(this.offered, this.ends);
    if (!fitting.length) return;
    const at = fitting.indexOf(this.offered[this.shown]);
    const next = at < 0 ? fitting[step > 0 ? 0 : fitting.length - 1] : fitting[(at + step + fitting.length) % fitting.length];
    this.show(this.offered.indexOf(next));
  }

  /** Lay the one that is shown. */
  lay() {
    const chosen = this.offered[this.shown];
    if (chosen) this.wishes.choose(chosen.pick);
  }

  /**
   * The place was clicked once more: near an edge that edge is meant, in the middle the next one is shown, or laid once
   * two edges say which. False if nothing stands here.
   * @param {string} pick
   */
  again(pick) {
    if (this.place.hidden || pick !== this.at) return false;
    const {x, y, wide} = this.board.clicked(pick);
    const end = nearestEnd(through(this.offered, this.ends), x, y, wide * NEAR);
    const known = end && this.ends.some(([ex, ey]) => ex === end[0] && ey === end[1]);
    if (!end) {
      if (this.ends.length > 1) this.lay();
      else this.turn(1);
    } else if (!known) {
      this.ends = this.ends.length > 1 ? [end] : [...this.ends, end];
      this.shown = -1;
      this.turn(1);
    } else this.turn(1);
    return true;
  }

  /** The wheel turns the tile while the pointer is on its hex. @param {WheelEvent} event */
  wheel(event) {
    if (this.place.hidden || !this.at) return;
    const spot = /** @type {Element} */ (event.target).closest("[data-pick]");
    if (/** @type {HTMLElement | null} */ (spot)?.dataset.pick !== this.at) return;
    event.preventDefault();
    event.stopPropagation();
    this.turn(Math.sign(event.deltaY) || 1);
  }
}

/** A choice as a small card: picture, note, a mark if it deserves a look. @param {Offered} one */
export function card({pick, label, drawn}) {
  const name = [label, ...drawn.notes].join(", ");
  const button = make("button", {type: "button", className: "choice sample", "data-pick": pick, title: name, "aria-label": name});
  button.innerHTML = drawn.picture;
  button.append(make("span", {className: "sample-note"}, drawn.notes[0] ?? ""));
  button.classList.toggle("marked", drawn.marked);
  return button;
}
