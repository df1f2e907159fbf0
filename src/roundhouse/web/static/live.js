/** The line to the server: updates as they happen, and being whole again after a gap. */

import {ask} from "./page.js";

/** @typedef {import("./wire.js").Update} Update */
/** @typedef {import("./wire.js").Splice} Splice */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20000;
const PING = 25000;

/**
 * Whether an update can be put on top of what we have: it is all there is, or begins just there.
 * @param {{seq: number}} mine @param {{since: number | null}} update
 */
export function joins(mine, update) {
  return update.since === null || update.since === mine.seq;
}

/**
 * A text put together of new text and of pieces of the old one: from, up to.
 * @param {string} old @param {Splice} changed
 */
export function joined(old, changed) {
  if (typeof changed === "string") return changed;
  return changed.map((part) => (typeof part === "string" ? part : old.slice(...part))).join("");
}

/**
 * Texts that changed, whole.
 * @param {Record<string, Splice>} before @param {Record<string, Splice>} changed
 * @returns {Record<string, Splice>}
 */
function spliced(before, changed) {
  return Object.fromEntries(Object.entries(changed).map(([key, text]) =>
    [key, joined(/** @type {string} */ (before[key] ?? ""), text)]));
}

/**
 * An update put on top of the position it begins at: whole again.
 * @param {Update} before @param {Update} update @returns {Update}
 */
export function whole(before, update) {
  if (update.since === null) return update;
  const tables = {...before.panels, ...spliced(before.panels, update.panels)};
  const panels = Object.fromEntries(update.order.map((key) => [key, tables[key]]));
  const kept = update.count === before.count ? before.board : {};
  const board = {...kept, ...spliced(before.board, update.board)};
  return {...update, panels, board, captions: {...before.captions, ...update.captions}};
}

/**
 * How long to wait before the nth attempt, in milliseconds.
 * @param {number} attempt @param {number} [dice] a number from 0 to 1
 */
export function pause(attempt, dice = Math.random()) {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + dice / 2);
}

export class Line {
  /**
   * @param {string} id @param {Update} first what the page came with
   * @param {number | null} as the seat we look through, where a guest has several and secrets
   * @param {(update: Update) => void} onUpdate @param {(connected: boolean) => void} onState
   */
  constructor(id, first, as, onUpdate, onState) {
    this.id = id;
    this.last = first;
    this.seq = first.seq;
    this.as = as;
    this.onUpdate = onUpdate;
    this.onState = onState;
    this.attempt = 0;
    this.timer = 0;
    this.wholes = 0; // how often everything was asked for
    /** @type {WebSocket | null} */
    this.socket = null;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    setInterval(() => this.open && this.socket?.send("ping"), PING);
    this.connect();
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  get asked() {
    return this.as === null ? "" : `&as=${this.as}`;
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const place = `${scheme}://${location.host}/ws/${this.id}`;
    const socket = new WebSocket(`${place}?since=${this.seq}${this.asked}&people=1`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      const again = this.attempt > 0;
      this.attempt = 0;
      this.onState(true);
      if (again) this.catchUp();
    });
    socket.addEventListener("message", ({data}) => {
      if (this.socket !== socket || typeof data !== "string" || !data.startsWith("{")) return;
      this.hear(JSON.parse(data));
    });
    socket.addEventListener("close", () => {
      if (this.socket !== socket) return;
      this.onState(false);
      this.timer = setTimeout(() => this.connect(), pause(this.attempt++));
    });
  }

  /** Try again at once: the network is back, or the page is looked at again. */
  hurry() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    this.connect();
  }

  /** Look through another seat from now on; null: as an onlooker. @param {number | null} seat */
  async become(seat) {
    this.as = seat;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
    await this.ask();
  }

  /** Take an update that arrived. @param {Update} update */
  hear(update) {
    if ("people" in update) {
      const {now} = /** @type {import("./wire.js").Company} */ (update.people);
      this.socket?.send(`now ${now}`); // so that the server knows how long the line takes
      return void dispatchEvent(new CustomEvent("roundhouse-people", {detail: update}));
    }
    if (update.seq <= this.seq) return;
    if (joins(this, update)) this.take(update);
    else this.ask();
  }

  /** @param {Update} update */
  take(update) {
    this.last = whole(this.last, update);
    this.seq = update.seq;
    this.onUpdate(this.last);
  }

  /** Ask for what happened since; cheap if nothing did. */
  async catchUp() {
    try {
      const update = await ask(`/api/matches/${this.id}?since=${this.seq}${this.asked}`);
      this.hear(update);
    } catch { /* the socket will tell us when the server is back */ }
  }

  /** Ask for everything anew. An answer that was overtaken by a later one is let go. */
  async ask() {
    const mine = ++this.wholes;
    try {
      const who = this.as === null ? "" : `?as=${this.as}`;
      const update = await ask(`/api/matches/${this.id}${who}`);
      if (mine === this.wholes && update.seq >= this.seq) this.take(update);
    } catch { /* as above */ }
  }
}
