/** The choices of whoever decides: buttons, one control for numbers, a list, the move to confirm. */

import {Amount, named, standingBid} from "./amount.js";
import {button, confirmation} from "./confirm.js";
import {toPrompt} from "./focus.js";
import {describe, lettered, listbox} from "./listbox.js";
import {listing} from "./listing.js";
import {by, make, word} from "./page.js";
import {card} from "./palette.js";
import * as picks from "./picks.js";
import {Samples} from "./samples.js";
import {guard} from "./slips.js";

const WORDY = 44; // characters of a label that is set smaller
const FEW = 40; // so few moves are drawn at once even if nothing was chosen yet
const LONG = 12; // more choices of one kind than this become a list to filter

/**
 * @typedef {import("./wire.js").Choice} Choice
 * @typedef {import("./wire.js").Range} Range
 * @typedef {import("./picks.js").Option} Option
 *
 * @typedef {import("./confirm.js").Pending} Pending
 * @typedef {import("./deciding.js").Wishes} Wishes
 */

export class Choices {
  /** @param {Wishes} wishes */
  constructor(wishes) {
    this.wishes = wishes;
    this.place = by("offer");
    this.trail = by("trail");
    this.filter = "";
    this.auction = false;
    /** @type {Choice[]} */
    this.moves = [];
    this.chosen = picks.NOTHING;
    /** @type {Pending | null} */
    this.pending = null;
    this.timer = 0;
    /** Whether moves are better drawn than told. */
    this.hasSamples = false;
    this.samples = new Samples();
    /** What was asked for last. */
    this.sampled = "";
    /** The control for numbers, if there is one. @type {Amount | null} */
    this.amount = null;
    /** The number it begins with, if it was typed before. @type {number | undefined} */
    this.begun = undefined;
    this.isWaiting = false; // for the answer to a move
    describe(this.place);
    const choiceOf = (/** @type {any} */ event) => event.target.closest(".choice")?.dataset.pick ?? null;
    for (const kind of ["pointerover", "focusin"]) {
      this.place.addEventListener(kind, (/** @type {Event} */ event) => this.hoverPick(choiceOf(event)));
    }
    this.place.addEventListener("pointerleave", () => this.hoverPick(null));
  }

  /** Nothing can be chosen. @param {string} [note] what to say instead */
  clear(note = "") {
    this.moves = [];
    this.chosen = picks.NOTHING;
    this.hold(null);
    this.amount = null;
    this.trail.replaceChildren();
    this.wishes.place(null, [], new Map());
    this.place.replaceChildren(...(note ? [make("p", {className: "soft"}, note)] : []));
    this.wishes.changed();
  }

  /**
   * Offer what the server says can be done, with what was chosen of it before.
   * @param {import("./wire.js").Offer} answer @param {import("./kept.js").Kept | null} [before]
   */
  offer(answer, before) {
    this.moves = picks.offered(answer);
    this.auction = answer.auction;
    this.hasSamples = answer.samples;
    this.samples.clear();
    this.sampled = "";
    this.chosen = this.still(before) ?? picks.opening(this.moves);
    this.begun = before?.amount;
    this.filter = "";
    this.hold(null);
    this.show();
    if (this.isWaiting) toPrompt(); // the buttons it stood on are gone
    this.isWaiting = false;
  }

  /** What was chosen before, if it is still possible and there is more to choose. @param {import("./kept.js").Kept | null} [before] */
  still(before) {
    if (!before || picks.decided(this.moves, before) || !picks.remaining(this.moves, before).length) return null;
    return {prefix: before.prefix, wishes: before.wishes};
  }

  /** Go to the first choice that is there to be seen, or to the list that holds them. */
  focusFirst() {
    const first = this.buttons[0] ?? this.place.querySelector("button.brass, summary");
    first?.focus({preventScroll: true});
    toPrompt();
  }

  /** The picks that are possible next, later, and chosen: what glows. */
  get lights() {
    const chosen = new Set([...this.chosen.prefix, ...this.chosen.wishes]);
    if (this.pending) return {next: new Set(), later: new Set(), chosen};
    const next = new Set(picks.nextPicks(this.moves, this.chosen).map((option) => option.pick));
    return {next, later: picks.laterPicks(this.moves, this.chosen), chosen};
  }

  /** Pick something; false if it is not possible now. @param {string} pick */
  pick(pick) {
    const range = picks.rangeWith(this.moves, this.chosen, pick);
    if (range) return this.decideAmount(range, Number(picks.valueOf(pick))), true;
    const from = this.pending ? picks.opening(this.moves) : this.chosen;
    const chosen = picks.choose(this.moves, from, pick);
    if (!chosen) return false;
    this.choose(chosen);
    const choice = picks.decided(this.moves, chosen);
    if (choice) this.decideChoice(choice);
    else this.show(true);
    return true;
  }

  /**
   * A destination was pointed at on the board: the best way there is meant, as its badge says; the
   * others stand among the words. False if there is no such thing.
   * @param {string} pick
   */
  point(pick) {
    const best = this.samples.bestWay(this.moves, this.chosen, pick);
    if (!best || this.pending) return false;
    this.choose({prefix: best.picks.map((p) => p.pick), wishes: []});
    this.decideChoice(best);
    return true;
  }

  /** @param {import("./picks.js").Chosen} chosen */
  choose(chosen) {
    this.chosen = chosen;
    this.hold(null);
    this.filter = "";
  }

  /** Pass, if that is possible: the same key in every game. */
  pass() {
    const pass = picks.nextPicks(this.moves, this.chosen).find(({pick}) => picks.isPass(pick));
    if (pass && !this.pending) this.pick(pass.pick);
  }

  /** @param {Choice} choice */
  decideChoice(choice) {
    const label = choice.picks.map((p) => p.label).join(" · ");
    this.decide({move: choice.move, label}, choice);
  }

  /** @param {Range} range @param {number} amount */
  decideAmount(range, amount) {
    const move = picks.moveOf(range, amount);
    this.decide({move, label: named(range, amount)}, range);
  }

  /**
   * A move is complete: play it, show it first, or hold it back a little.
   * @param {Pending} made @param {import("./wire.js").Fate} fate
   */
  decide(made, {ends, final}) {
    const seconds = this.wishes.grace(ends, final);
    const confirm = this.wishes.confirm();
    if (!confirm && !seconds) return this.wishes.play(made.move);
    this.hold(confirm ? {...made, final} : {...made, final, seconds});
    this.show(true);
    this.wishes.look(null, made.move);
  }

  /** Hold a move back, or no longer. @param {Pending | null} made */
  hold(made) {
    clearTimeout(this.timer);
    this.pending = made;
    const {seconds = Infinity, move = ""} = made ?? {};
    if (Number.isFinite(seconds)) this.timer = setTimeout(() => this.wishes.play(move), seconds * 1000);
  }

  /** The move that goes out by itself unless it is taken back, or null. */
  get held() {
    return this.pending?.seconds ? this.pending.move : null;
  }

  /** One step back; false if there was nothing to go back to. */
  back() {
    if (this.pending) this.hold(null);
    else if (this.trail.childElementCount === 0) return false;
    this.chosen = picks.stepBack(this.moves, this.chosen);
    this.show(true);
    return true;
  }

  /** The brass button: what Enter presses once something was chosen; before that it only leads there. @param {KeyboardEvent} event */
  enter(event) {
    event.preventDefault(); // or it would press what it leads to
    const brass = this.place.querySelector("button.brass:enabled, button.finish:enabled");
    if (this.pending || this.amount?.touched || this.trail.childElementCount) brass?.click();
    else brass?.focus();
  }

  /** Play what waits for that. */
  confirm() {
    if (this.pending) this.wishes.play(this.pending.move);
  }

  /** The buttons that can be walked through with arrows. @returns {HTMLButtonElement[]} */
  get buttons() {
    /** @type {HTMLButtonElement[]} */
    const all = [...this.place.querySelectorAll("button.choice")];
    return all.filter((choice) => !choice.hidden && !choice.closest("details:not([open])"));
  }

  /** Walk through the choices, or step the number. @param {KeyboardEvent} event @param {number} step */
  walk(event, step) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches("input, select, .log-lines, .drawer *")) return;
    const upright = event.key === "ArrowUp" || event.key === "ArrowDown";
    const all = this.buttons;
    if (this.amount && upright) this.amount.step(-step);
    else if (all.length) {
      const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      all[(at + step + all.length) % all.length].focus();
    } else return;
    event.preventDefault();
  }

  /** A digit was typed somewhere: it begins the number, and does nothing else. @param {KeyboardEvent} event */
  typeDigit(event) {
    if (!this.amount || this.pending) return;
    event.preventDefault();
    this.amount.type(event.key);
  }

  /** A letter was typed that stands on a choice. @param {string} letter */
  press(letter) {
    const chosen = this.buttons.find((choice) => choice.dataset.key === letter.toUpperCase());
    chosen?.click();
  }

  /** Open the long list and type into its filter. @param {KeyboardEvent} event */
  openList(event) {
    const list = this.place.querySelector("details.choice-list");
    if (!list) return;
    event.preventDefault();
    list.open = true;
    list.querySelector("input").focus();
  }

  /** Show what a pick would do, if it is possible next. @param {string | null} pick */
  hoverPick(pick) {
    if (this.pending) return;
    const option = pick && picks.nextPicks(this.moves, this.chosen).find((o) => o.pick === pick);
    if (!option) return this.wishes.look(null, null);
    const meant = option.only ?? this.samples.bestWay(this.moves, this.chosen, option.pick);
    this.wishes.look(option.pick, meant?.move ?? null);
  }

  /** Say that the move is on its way. */
  wait() {
    clearTimeout(this.timer);
    this.isWaiting = true;
    for (const field of this.place.querySelectorAll("button, input")) field.disabled = true;
    this.place.classList.add("waiting");
  }

  /** @param {boolean} [focus] whether the focus follows, because a choice was just made */
  show(focus = false) {
    const at = document.activeElement;
    const had = focus && (this.place.contains(at) || this.trail.contains(at) || at === document.body);
    this.place.classList.remove("waiting");
    this.amount = null;
    this.showTrail();
    if (this.pending) this.place.replaceChildren(this.waiting(this.pending));
    else this.place.replaceChildren(...this.offers());
    this.letter();
    this.wishes.changed();
    this.keep();
    if (had) this.focusFirst();
    guard(this.place);
    this.draw();
  }

  /** Show drawn choices at their place; ask for them first, once for what is chosen. */
  draw() {
    const {prefix} = this.chosen;
    const beyond = prefix.length > picks.opening(this.moves).prefix.length || (prefix.length > 0 && this.moves.length < FEW);
    const wanted = this.hasSamples && beyond && !this.pending;
    const key = prefix.join("|");
    const isNew = key !== this.sampled && !this.samples.hasAll(this.moves, this.chosen);
    if (wanted && isNew) this.askForSamples(prefix, key);
    const options = wanted ? picks.nextPicks(this.moves, this.chosen) : [];
    const offered = options.flatMap(({pick, label, only}) => {
      const drawn = only && this.samples.get(only.move);
      return drawn?.picture ? [{pick, label, drawn}] : [];
    });
    offered.sort((a, b) => a.drawn.order - b.drawn.order);
    const notes = this.samples.notes(this.moves, this.chosen, options);
    this.wishes.place(prefix.at(-1) ?? null, offered, notes);
  }

  /** @param {string[]} prefix @param {string} key */
  async askForSamples(prefix, key) {
    this.sampled = key;
    for (const drawn of await this.wishes.sample(prefix)) this.samples.set(drawn.move, drawn);
    const isStill = key === this.chosen.prefix.join("|") && !this.pending;
    if (isStill && this.samples.hasAll(this.moves, this.chosen)) this.show(true);
  }

  keep() {
    this.wishes.keep(this.chosen, this.amount?.value ?? 0);
  }

  showTrail() {
    const first = picks.opening(this.moves).prefix.length;
    const steps = picks.trail(this.moves, this.chosen).slice(this.pending ? Infinity : first);
    const shown = steps.map((step) => make("span", {className: "step"}, step.label));
    if (steps.length) shown.push(button("quiet", word("web-change"), "Esc", () => this.back()));
    this.trail.replaceChildren(...shown);
  }

  /** @param {import("./confirm.js").Pending} pending */
  waiting(pending) {
    return confirmation(pending, () => this.wishes.play(pending.move), () => this.back());
  }

  /** @returns {Node[]} */
  offers() {
    const parts = [];
    const options = picks.nextPicks(this.moves, this.chosen);
    const done = picks.finished(this.moves, this.chosen);
    const range = options.find(({only}) => only?.range)?.only?.range;
    if (range) parts.push(this.number(range));
    for (const group of picks.grouped(options.filter((option) => !picks.isOpen(option.pick)))) {
      const buttons = this.sorted(group.options).map((option) => this.button(option));
      const changed = (/** @type {string} */ filter) => (this.filter = filter);
      if (buttons.length > LONG) parts.push(listing(buttons, this.filter, changed));
      else parts.push(listbox(buttons));
    }
    if (range && this.auction) parts.push(standingBid(range, this.wishes.plan));
    if (done) parts.push(listbox([this.finish(done)]));
    return parts;
  }

  /** The best first, where that is known. @param {Option[]} options */
  sorted(options) {
    const order = (/** @type {Option} */ {pick}) =>
      this.samples.bestOf(this.moves, this.chosen, pick)?.order ?? 0;
    return this.samples.size ? [...options].sort((a, b) => order(a) - order(b)) : options;
  }

  /** @param {Range} range */
  number(range) {
    this.amount = new Amount(range, this.begun ?? range.low, {
      look: (move) => (this.keep(), this.wishes.look(null, move)),
      play: (amount) => this.decideAmount(range, amount),
    });
    return this.amount.element;
  }

  /** @param {Choice} done the move as far as it is chosen */
  finish(done) {
    const finish = button("choice finish", word("web-finish"), "↵", () => this.decideChoice(done));
    finish.dataset.ends = "";
    return finish;
  }

  /** @param {Option} option */
  button({pick, label, only}) {
    const best = this.samples.bestOf(this.moves, this.chosen, pick);
    if (best?.picture && only) return this.ending(card({pick, label, drawn: best}), only);
    const title = this.wishes.caption(pick);
    const shown = make("span", {}, best?.notes.length ? `${label}: ${best.notes.join(", ")}` : label);
    const choice = make("button", {type: "button", className: "choice", "data-pick": pick, title}, shown);
    choice.classList.toggle("wordy", shown.textContent.length > WORDY);
    if (picks.isPass(pick)) choice.dataset.key = "P";
    return this.ending(choice, only);
  }

  /** Mark a choice that ends the turn. @param {HTMLButtonElement} choice @param {Choice | null} only */
  ending(choice, only) {
    if (only?.ends) choice.dataset.ends = "";
    return choice;
  }

  /** The first choices answer to a letter of their own, shown beside them. */
  letter() {
    lettered(this.buttons.filter((choice) => !choice.closest("details") && choice.dataset.pick));
  }
}
