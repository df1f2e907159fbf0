/** Help: a hint for my decision in steps, the first at once, and why a move was made. */

import {ask, by, word} from "./page.js";

export class Hints {
  /**
   * @param {string} here where the match is asked @param {(sign: string) => string} asSeat
   * @param {(answer: import("./wire.js").Answer | null) => void} tell @param {(pick: string | null) => void} point
   */
  constructor(here, asSeat, tell, point) {
    this.here = here;
    this.asSeat = asSeat;
    this.tell = tell;
    this.point = point;
    /** The ply there can be help for; null: none. @type {number | null} */
    this.ply = null;
    /** @type {import("./wire.js").Hint | null} */
    this.hint = null;
    this.told = 0;
    this.button = by("hint");
    this.button.addEventListener("click", () => this.next());
  }

  /** It is my decision at a ply, or nobody's that I could help with. @param {number | null} ply */
  offer(ply) {
    this.ply = ply;
    this.hint = null;
    this.told = 0;
    this.label();
  }

  label() {
    by("help").hidden = this.ply === null;
    const left = this.hint ? this.hint.steps.length - this.told : 1;
    this.button.disabled = left === 0;
    this.button.querySelector("span").textContent = word(this.told ? "web-hint-more" : "web-hint");
  }

  /** One step plainer. */
  async next() {
    const ply = this.ply;
    if (ply === null) return;
    if (!this.hint) {
      this.button.disabled = true;
      this.tell({text: word("web-hint-thinking")});
      const better = this.asked("hint", ply);
      const hint = await this.asked("advice", ply) ?? await better;
      if (this.ply !== ply) return;
      if (!hint) return this.label(), this.tell({text: word("web-failed")});
      this.hint = hint;
      better.then((found) => this.improve(ply, found));
    }
    this.say(this.told + 1);
  }

  /** @param {string} what @param {number} ply @returns {Promise<import("./wire.js").Hint | null>} */
  asked(what, ply) {
    return ask(`${this.here}/${what}?ply=${ply}${this.asSeat("&")}`).catch(() => null);
  }

  /** The search has found its answer: it takes the place of the first one. @param {number} ply @param {import("./wire.js").Hint | null} found */
  improve(ply, found) {
    if (this.ply !== ply || !found || !this.hint) return;
    const said = this.hint.steps[this.told - 1];
    this.hint = found;
    if (found.steps[Math.min(this.told, found.steps.length) - 1] !== said) this.say(this.told);
    else this.label();
  }

  /** @param {number} step how plain, from 1 on */
  say(step) {
    const {steps, where} = /** @type {import("./wire.js").Hint} */ (this.hint);
    this.told = Math.min(step, steps.length);
    this.tell({text: steps[this.told - 1]});
    this.point(where || null);
    this.label();
  }

  /**
   * Say why the move that led to a past position was made.
   * @param {number} ply @param {() => boolean} stillShown
   */
  async why(ply, stillShown) {
    if (ply < 1) return;
    const answer = await this.reason(ply);
    if (answer && stillShown()) this.tell(answer);
  }

  /** Why a move may have been made. @param {number} ply @returns {Promise<import("./wire.js").Answer | null>} */
  reason(ply) {
    return ask(`${this.here}/reason/${ply}${this.asSeat("?")}`).catch(() => null);
  }
}
