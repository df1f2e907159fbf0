/** What a move would do, before it is made: in words, in the tables, on the board. */

import {ask, by, make, word} from "./page.js";

const REST = 450; // milliseconds a place is pointed at before it says what it is
const PAUSE = 60; // milliseconds a choice is pointed at before the server is asked

/** @typedef {import("./wire.js").Effect} Effect */

export class Foresight {
  /**
   * @param {import("./board.js").Board} board @param {import("./panels.js").Panels} panels
   * @param {(move: string) => string} question where the effect of a move is asked
   * @param {() => string} position what effects depend on
   */
  constructor(board, panels, question, position) {
    this.board = board;
    this.panels = panels;
    this.question = question;
    this.position = position;
    /** @type {Map<string, Effect>} */
    this.known = new Map();
    this.wanted = "";
    this.timer = 0;
  }

  /** Say what a place of the board is, once the pointer rests there and nothing else is said. @param {string | null} pick */
  rest(pick) {
    clearTimeout(this.timer);
    const caption = pick && this.board.captionOf(pick);
    if (!pick || !caption) return;
    this.timer = setTimeout(() => this.board.isQuiet && this.board.tell(this.board.placeOf(pick), caption), REST);
  }

  /**
   * Show what a choice would do.
   * @param {string | null} pick @param {string | null} move
   */
  async look(pick, move) {
    this.board.point(pick);
    this.wanted = move ?? "";
    const key = `${this.position()} ${move}`;
    const known = this.known.get(key);
    this.show(pick, known ?? null);
    if (!move || known) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (this.wanted !== move) return;
    const effect = await ask(this.question(move)).catch(() => null);
    if (effect) this.known.set(key, effect);
    if (effect && this.wanted === move) this.show(pick, effect);
  }

  /** Nothing is looked at. */
  clear() {
    this.wanted = "";
    this.show(null, null);
  }

  /** Somebody else looks: what was foretold before is not theirs. */
  forget() {
    this.known.clear();
  }

  /** What the words about a choice stand beside: its place, its button, the number. @param {string | null} pick */
  anchorOf(pick) {
    if (!pick) return document.querySelector("#offer .amount");
    const button = document.querySelector(`#offer [data-pick="${CSS.escape(pick)}"]`);
    return this.board.placeOf(pick) ?? button;
  }

  /** @param {string | null} pick @param {Effect | null} effect */
  show(pick, effect) {
    const place = by("preview");
    const text = effect?.text ?? (pick ? this.board.captionOf(pick) : "");
    const opening = effect ? [make("span", {className: "unseen"}, `${word("web-if-chosen")} `)] : [];
    const told = text ? [make("p", {}, ...opening, text)] : [];
    if (place.dataset.text !== text) place.replaceChildren(...told);
    place.dataset.text = text;
    this.panels.foretell(effect?.cells ?? []);
    this.board.foreshow(effect?.ghost ?? "");
    this.board.tell(effect && this.anchorOf(pick), text);
  }
}
