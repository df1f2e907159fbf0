/** The pace at which the moves of others are shown: a personal matter. */

/** @typedef {import("./wire.js").Update} Update */

export class Pace {
  /**
   * @param {(update: Update) => void} show
   * @param {() => boolean} isMine whether what is shown waits for my decision
   * @param {() => number} seconds between the moves of others
   * @param {{now: () => number, later: (action: () => void, ms: number) => void}} [clock]
   */
  constructor(show, isMine, seconds, clock = {now: Date.now, later: setTimeout}) {
    this.show = show;
    this.isMine = isMine;
    this.seconds = seconds;
    this.clock = clock;
    /** @type {Update[]} */
    this.waiting = [];
    this.last = 0;
  }

  /** An update arrived: my own moves, and everything anew after a gap, are shown at once. @param {Update} update */
  take(update) {
    if (update.from === 0) this.waiting = [];
    const left = this.last + this.seconds() * 1000 - this.clock.now();
    const atOnce = this.isMine() || left <= 0 || update.from === 0;
    if (atOnce && !this.waiting.length) return this.now(update);
    this.waiting.push(update);
    if (this.waiting.length === 1) this.clock.later(() => this.next(), left);
  }

  /** @param {Update} update */
  now(update) {
    this.last = this.clock.now();
    this.show(update);
  }

  next() {
    const update = this.waiting.shift();
    if (!update) return;
    this.now(update);
    if (this.waiting.length) this.clock.later(() => this.next(), this.seconds() * 1000);
  }
}
