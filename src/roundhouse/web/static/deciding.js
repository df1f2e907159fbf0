/** My decisions: what the server offers, what was picked, and what is told to the server. */

import {Choices} from "./choices.js";
import {explain} from "./explain.js";
import {keep, recall} from "./kept.js";
import {Palette} from "./palette.js";
import {Problem, ask, tell, word} from "./page.js";
import {offered, onlyPass} from "./picks.js";
import {settings} from "./settings.js";
import {say} from "./speech.js";

const AGAIN = 2000; // milliseconds until choices that could not be had are asked for once more

/** @typedef {import("./wire.js").Update} Update */
/** @typedef {import("./wire.js").Offer} Offer */
/** @typedef {import("./palette.js").Offered} Offered */

/**
 * What the table does for the choices. `grace` is how many seconds a move waits that ends a turn or
 * stays made.
 * @typedef {object} Wishes
 * @property {(move: string) => void} play
 * @property {() => void} changed
 * @property {(pick: string | null, move: string | null) => void} look
 * @property {(chosen: import("./picks.js").Chosen, amount: number) => void} keep
 * @property {() => boolean} confirm
 * @property {(ends: boolean, final: boolean) => number} grace
 * @property {(upTo: number) => void} plan
 * @property {(pick: string) => string} caption
 * @property {(prefix: string[]) => Promise<import("./wire.js").Drawn[]>} sample
 * @property {(at: string | null, offered: Offered[], notes: Map<string, string>) => void} place
 */

export class Deciding {
  /**
   * @param {import("./wire.js").TheMatch} match
   * @param {() => Update} now the match as it is now
   * @param {() => boolean} isNow whether that is what the page shows
   * @param {{hands: import("./handover.js").HandOver, board: import("./board.js").Board,
   *   foresight: import("./foresight.js").Foresight}} others
   */
  constructor(match, now, isNow, {hands, board, foresight}) {
    this.match = match;
    this.here = `/api/matches/${match.id}`;
    this.now = now;
    this.isNow = isNow;
    this.hands = hands;
    this.board = board;
    this.foresight = foresight;
    /** Whether a move is on its way. */
    this.busy = false;
    this.palette = new Palette(board, {
      look: (pick, move) => foresight.look(pick, move),
      choose: (pick) => this.picked(pick),
    });
    this.choices = new Choices({
      play: (move) => this.play(move),
      plan: (upTo) => this.plan(upTo),
      changed: () => this.light(),
      confirm: () => settings.confirm,
      grace: (ends, final) => this.grace(ends, final),
      caption: (pick) => board.captionOf(pick),
      sample: (prefix) => this.samples(prefix),
      place: (at, offered, notes) => (this.palette.offer(at, offered), board.badge(notes)),
      keep: (chosen, amount) => this.keep(chosen, amount),
      look: (pick, move) => foresight.look(pick, move),
    });
  }

  /** @param {import("./live.js").Line} line */
  join(line) {
    this.line = line;
    addEventListener("pagehide", () => this.leave());
  }

  /**
   * How many seconds a move waits: one that cannot be taken back, and the end of a turn unless
   * everybody sits here.
   * @param {boolean} ends @param {boolean} final
   */
  grace(ends, final) {
    const everybody = this.now().seats.length === this.match.players.length;
    return final || (ends && !everybody) ? Number(settings.grace) : 0;
  }

  /** The page is left: a move that was about to go out goes out. */
  leave() {
    const move = this.choices.held;
    const body = {seq: this.now().seq, move};
    if (move) tell(`${this.here}/moves`, body, {keepalive: true}).catch(() => {});
  }

  /** @param {import("./picks.js").Chosen} chosen @param {number} amount */
  keep({prefix, wishes}, amount) {
    const {seq, turn} = this.now();
    keep(this.match.id, {seq, seat: turn, prefix, wishes, amount});
  }

  /**
   * Offer what I may do: it came with the position, or is asked for by whoever shares the
   * device.
   */
  async offer() {
    const {seq, turn, choices} = this.now();
    /** @type {Offer | null} */
    const answer = choices ?? await ask(`${this.here}/choices?as=${turn}`).catch(() => null);
    const isStill = () => seq === this.now().seq && this.isNow();
    if (!isStill()) return;
    if (!answer) {
      this.choices.clear(word("web-failed"));
      setTimeout(() => isStill() && this.offer(), AGAIN);
    } else if (settings.autoPass && onlyPass(offered(answer))) {
      say(word("web-auto-passed"));
      this.play(answer.moves[0][0]);
    } else {
      this.choices.offer(answer, recall(this.match.id, seq, turn));
    }
  }

  /**
   * How the moves that begin with some picks look.
   * @param {string[]} prefix @returns {Promise<import("./wire.js").Drawn[]>}
   */
  async samples(prefix) {
    const wanted = prefix.map(encodeURIComponent).join("|");
    const question = `${this.here}/samples?prefix=${wanted}${this.hands.asSeat("&")}`;
    return await ask(question).catch(() => []);
  }

  /** There is nothing to decide. @param {string} [note] what to say instead */
  none(note) {
    this.choices.clear(note);
  }

  /** Something was clicked on the board. @param {string} pick */
  pointed(pick) {
    const mine = this.now().mine && this.isNow() && !this.busy;
    if (!mine || !this.choices.point(pick)) this.picked(pick);
  }

  /** Something was clicked on the board, in a panel or among the choices. @param {string} pick */
  async picked(pick) {
    explain(null);
    this.foresight.rest(null);
    if (this.busy) return;
    if (!this.now().mine || !this.isNow()) return this.describe(pick);
    if (this.palette.again(pick) || this.choices.pick(pick)) return;
    const prefix = this.choices.chosen.prefix.map(encodeURIComponent).join("|");
    const question = `${this.here}/why?pick=${encodeURIComponent(pick)}&prefix=${prefix}`;
    const answer = await ask(question + this.hands.asSeat("&")).catch(() => null);
    if (answer?.text) explain(answer);
  }

  /** Nothing can be picked now: say what is there. @param {string} pick */
  describe(pick) {
    const text = this.board.captionOf(pick);
    if (text) explain({text});
  }

  /**
   * The mouse is over a place of the board: show what choosing it would do.
   * @param {string | null} pick
   */
  hovered(pick) {
    if (this.choices.pending) return;
    for (const lit of document.querySelectorAll(".choice.pointed")) lit.classList.remove("pointed");
    const button = pick && this.choices.buttons.find((b) => b.dataset.pick === pick);
    if (button) button.classList.add("pointed");
    this.choices.hoverPick(pick);
    this.foresight.rest(this.choices.lights.chosen.has(pick ?? "") ? null : pick);
  }

  /** Let what can be picked glow. */
  light() {
    const {next, later, chosen} = this.choices.lights;
    this.board.glow(next, later, chosen);
    this.board.frame(new Set([...next, ...later]), chosen);
  }

  /** @param {string} move */
  async play(move) {
    if (this.busy) return;
    this.busy = true;
    this.choices.wait();
    explain(null);
    await this.change("moves", {seq: this.now().seq, move});
  }

  /**
   * Bid up to an amount; null ends it.
   * @param {number | null} upTo @param {number} [seat] if not of who decides
   */
  plan(upTo, seat) {
    return this.change("plan", {seq: this.now().seq, up_to: upTo, seat: seat ?? null});
  }

  /** @param {number | undefined} ply */
  takeBack(ply) {
    if (this.choices.held) return void this.choices.back();
    if (ply !== undefined && this.isNow()) this.change("undo", {seq: this.now().seq, ply});
  }

  /**
   * Tell the server about a change; its answer carries what the change led to.
   * @param {string} what @param {object} body
   */
  async change(what, body) {
    const line = /** @type {import("./live.js").Line} */ (this.line);
    try {
      const {update, next} = await tell(`${this.here}/${what}${this.hands.asSeat("?")}`, body);
      if (next) return location.assign(next); // a lesson goes on
      line.hear(update);
    } catch (error) {
      await this.refused(error instanceof Problem ? error : null);
    }
    this.busy = false;
  }

  /** What was told did not go through. @param {Problem | null} problem */
  async refused(problem) {
    const stale = problem?.status === 409;
    if (stale) await this.line?.ask();
    else this.choices.show();
    const text = stale ? word("web-line-stale") : problem?.message ?? word("web-failed");
    explain({rule: problem?.body.rule, instead: problem?.body.instead, text});
  }
}
