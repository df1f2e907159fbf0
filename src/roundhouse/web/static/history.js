/** Stepping through the past while the match goes on. */

import {ask, by, word} from "./page.js";
import {oneStop, rove} from "./rove.js";

/** @typedef {import("./wire.js").Update} Update */

const STEPS = "button:enabled:not([hidden])";

/** The ply an address names, or null for now. @param {string} path */
export function plyIn(path) {
  const ply = path.split("/")[3];
  return ply && /^\d+$/.test(ply) ? Number(ply) : null;
}

export class History {
  /**
   * @param {string} id @param {() => number} latest @param {() => string} asking what is added to a question: as whom
   * @param {(update: Update | null) => void} onShow called with a past position, or null for now
   */
  constructor(id, latest, asking, onShow) {
    this.id = id;
    this.asking = asking;
    this.latest = latest;
    this.onShow = onShow;
    /** @type {number | null} the ply that is shown; null: now */
    this.at = null;
    this.asked = 0;
    /**
     * @type {Map<number, Update>} positions of the past never change, unless something is taken back
     */
    this.known = new Map();
    by("step-first").addEventListener("click", () => this.go(0));
    by("step-back").addEventListener("click", () => this.step(-1));
    by("step-on").addEventListener("click", () => this.step(1));
    by("step-last").addEventListener("click", () => this.now());
    by("to-now").addEventListener("click", () => this.now());
    this.tools = by("step-back").parentElement;
    rove(this.tools, STEPS);
    addEventListener("popstate", () => this.follow());
  }

  /** @param {number} by_ */
  step(by_) {
    this.go((this.at ?? this.latest()) + by_);
  }

  /** Show the position after a move. @param {number} ply @param {boolean} [again] whether Back or Forward led there */
  async go(ply, again = false) {
    if (ply < 0) return;
    if (ply >= this.latest()) return this.now(again);
    this.at = ply;
    this.paint(again);
    const turn = ++this.asked;
    const update = this.known.get(ply) ?? await ask(`/api/matches/${this.id}/at/${ply}${this.asking()}`).catch(() => null);
    if (turn !== this.asked || !update) return;
    this.known.set(ply, update);
    this.onShow(update);
  }

  /** Back to what is now. @param {boolean} [again] whether Back or Forward led there */
  now(again = false) {
    this.asked++;
    if (this.at === null) return;
    this.at = null;
    this.paint(again);
    this.onShow(null);
  }

  /** Something new happened. @param {number} from positions after it may have changed */
  grow(from) {
    for (const ply of this.known.keys()) if (ply > from) this.known.delete(ply);
    if (this.at !== null && this.at > this.latest()) this.now();
    this.paint();
  }

  /** Somebody else looks: what was seen before is not theirs. */
  forget() {
    this.asked++;
    this.known.clear();
  }

  /** @param {boolean} [again] whether the browser already stands there */
  paint(again = false) {
    const last = this.latest();
    const at = this.at ?? last;
    by("step-at").textContent = word("web-at", {ply: at, last});
    by("step-first").disabled = by("step-back").disabled = at === 0;
    by("step-on").disabled = by("step-last").disabled = this.at === null;
    by("to-now").hidden = this.at === null;
    oneStop([...this.tools.querySelectorAll(STEPS)]);
    document.body.classList.toggle("past", this.at !== null);
    if (!again && location.pathname !== this.path) history.pushState(null, "", this.path + location.search);
  }

  /** Where the position that is shown has its address. */
  get path() {
    return this.at === null ? `/match/${this.id}` : `/match/${this.id}/${this.at}`;
  }

  /** Show the position of the address: Back and Forward walk through what was looked at. */
  follow() {
    const ply = plyIn(location.pathname);
    if (ply === null) this.now(true);
    else this.go(ply, true);
  }
}
