/** Several players at one device: who looks through it, and the cover while it changes hands. */

import {by, word} from "./page.js";

/** @typedef {import("./wire.js").Update} Update */

export class HandOver {
  /**
   * @param {import("./wire.js").TheMatch} match @param {() => Update} now the match as it is now
   */
  constructor(match, now) {
    this.match = match;
    this.now = now;
    this.dialog = by("pass");
    this.dialog.addEventListener("cancel", (/** @type {Event} */ event) => event.preventDefault());
  }

  /** Whether players share this device in a game with secrets. */
  get isShared() {
    return this.now().secret && this.now().seats.length > 1;
  }

  /** The seat this device looks through, where it is shared; else null. */
  get seat() {
    const seat = Number(sessionStorage.getItem(this.match.id) ?? NaN);
    return this.isShared && this.now().seats.includes(seat) ? seat : null;
  }

  /**
   * As whom the server is asked: the seat looked through where the device is shared.
   * @param {string} sign
   */
  asSeat(sign) {
    const {seat} = this.now();
    return this.isShared && seat !== null ? `${sign}as=${seat}` : "";
  }

  /** Whether an update shows the table to somebody else than before. @param {Update} update */
  changes(update) {
    return this.isShared && update.seat !== this.now().seat;
  }

  /**
   * Let the line look through the seat that takes the device.
   * @param {import("./live.js").Line} line
   */
  join(line) {
    this.line = line;
    by("pass-ready").addEventListener("click", async () => {
      const {turn} = this.now();
      sessionStorage.setItem(this.match.id, String(turn));
      await line.become(turn);
    });
  }

  /** Cover the table while a device with secrets changes hands; true if it is covered. */
  cover() {
    const {mine, over, turn, private: hidden} = this.now();
    const other = this.isShared && mine && !over && turn !== this.line?.as;
    const covered = other && hidden;
    document.body.classList.toggle("covered", covered);
    if (other && this.line && this.line.as !== null) this.leave(this.line);
    if (!covered) return this.dialog.close(), false;
    by("pass-words").textContent = word("web-hand-to", {name: this.match.players[turn]});
    if (!this.dialog.open) this.dialog.showModal();
    return true;
  }

  /** Nobody looks through the device any more. @param {import("./live.js").Line} line */
  leave(line) {
    sessionStorage.removeItem(this.match.id);
    line.become(null);
  }
}
