/** The board for whoever reads it: a field for moves and commands, and all of it in words. */

import {ask, by, make, word} from "./page.js";

/** @typedef {import("./wire.js").Guided} Guided */

export class Guide {
  /**
   * @param {string} here where the match is asked @param {(sign: string) => string} asSeat
   * @param {(answer: import("./wire.js").Answer) => void} tell
   * @param {(move: {move: string, label: string}, fate: import("./wire.js").Fate) => void} play
   * @param {() => void} enter what Enter means when nothing was typed
   */
  constructor(here, asSeat, tell, play, enter) {
    this.here = here;
    this.asSeat = asSeat;
    this.panel = make("details", {className: "panel words"}, make("summary", {}, word("words-board")));
    this.body = make("div", {className: "words-body"});
    this.panel.append(this.body);
    this.panel.addEventListener("toggle", () => this.refresh());
    by("command-form").addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = by("command");
      const text = field.value.trim();
      if (!text) return enter();
      const answer = await this.asked(text);
      if (!answer) return tell({text: word("web-failed")});
      field.value = "";
      if (answer.move) play({move: answer.move, label: answer.text}, answer);
      else tell(answer);
    });
  }

  /** Ask something, or say a move. @param {string} text @returns {Promise<Guided | null>} */
  asked(text) {
    return ask(`${this.here}/guide?text=${encodeURIComponent(text)}${this.asSeat("&")}`).catch(() => null);
  }

  /** Stand behind the tables, and tell the position at hand if somebody reads. */
  show() {
    if (!this.panel.isConnected) by("panels").append(this.panel);
    this.refresh();
  }

  async refresh() {
    if (!this.panel.open) return;
    const words = await ask(`${this.here}/words${this.asSeat("?")}`).catch(() => null);
    if (!words) return;
    const networks = words.networks.map((/** @type {{name: string, text: string}} */ {name, text}) =>
      make("li", {}, make("b", {}, `${name}: `), text));
    const cities = words.cities.map((/** @type {string} */ text) => make("li", {}, text));
    this.body.replaceChildren(
      make("h3", {}, word("words-networks")), make("ul", {}, ...networks),
      make("h3", {}, word("words-cities")), make("ul", {}, ...cities));
  }
}
