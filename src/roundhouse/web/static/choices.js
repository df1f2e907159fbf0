/** The choices of whoever decides: buttons, a number for bids, a list to filter, the move to confirm. */

import {by, make, word} from "./page.js";
import * as picks from "./picks.js";

const LONG = 12; // more choices of one kind than this become a list to filter

/**
 * @typedef {import("./wire.js").Choice} Choice
 * @typedef {import("./wire.js").Range} Range
 * @typedef {{play: (move: string) => void, changed: () => void, look: (pick: string | null, move: string | null, preview?: string | null) => void,
 *   confirm: () => boolean, plan: (upTo: number) => void}} Wishes
 */

/** An amount of money as it is written in the reader's language. @param {number} amount */
function money(amount) {
  return word("web-money").replace("1234567", String(amount));
}

/** A bid, or another amount, in words. @param {Range} range @param {number} amount */
function named(range, amount) {
  return range.pick === "bid" ? `${word("web-bid")} ${money(amount)}` : `${range.label} ${amount}`;
}

export class Choices {
  /** @param {Wishes} wishes what the table does for us */
  constructor(wishes) {
    this.wishes = wishes;
    this.place = by("offer");
    this.trail = by("trail");
    this.amount = 0;
    this.filter = "";
    this.auction = false;
    /** Whether the keyboard was among the choices when the last move was made: then it returns there. */
    this.refocus = false;
    /** @type {Choice[]} */
    this.moves = [];
    this.chosen = picks.NOTHING;
    /** @type {{move: string, label: string, preview?: string | null} | null} */
    this.pending = null;
    this.place.addEventListener("pointerover", (/** @type {any} */ event) => this.hover(event.target.closest(".choice")));
    this.place.addEventListener("pointerleave", () => this.hover(null));
    this.place.addEventListener("focusin", (/** @type {any} */ event) => this.hover(event.target.closest(".choice")));
  }

  forget() {
    this.moves = [];
    this.chosen = picks.NOTHING;
    this.pending = null;
  }

  /** Nothing can be chosen. @param {string} [note] what to say instead */
  clear(note = "") {
    this.forget();
    this.trail.replaceChildren();
    this.place.replaceChildren(...(note ? [make("p", {className: "soft"}, note)] : []));
    this.wishes.changed();
  }

  /** Offer what the server says can be done. @param {import("./wire.js").Offer} answer */
  offer(answer) {
    this.moves = picks.withRanges(answer.moves, answer.ranges ?? []);
    this.auction = Boolean(answer.auction);
    this.chosen = picks.opening(this.moves);
    this.pending = null;
    this.filter = "";
    this.amount = answer.ranges?.[0]?.low ?? 0;
    this.show();
    if (this.refocus) this.place.querySelector("button.choice, button.brass")?.focus({preventScroll: true});
    this.refocus = false;
  }

  /** The picks that are possible next, later, and chosen: what glows. */
  get lights() {
    if (this.pending) return {next: new Set(), later: new Set(), chosen: new Set(this.chosen.prefix)};
    return {
      next: new Set(picks.nextPicks(this.moves, this.chosen).map((option) => option.pick)),
      later: picks.laterPicks(this.moves, this.chosen),
      chosen: new Set([...this.chosen.prefix, ...this.chosen.wishes]),
    };
  }

  /** Pick something; false if it is not possible now. @param {string} pick */
  pick(pick) {
    const range = picks.rangeWith(this.moves, this.chosen, pick);
    if (range) return this.decideAmount(range, Number(picks.valueOf(pick))), true;
    const chosen = picks.choose(this.moves, this.pending ? picks.opening(this.moves) : this.chosen, pick);
    if (!chosen) return false;
    this.chosen = chosen;
    this.pending = null;
    this.filter = "";
    const choice = picks.decided(this.moves, chosen);
    if (choice) this.decideChoice(choice);
    else this.show(true);
    return true;
  }

  /** @param {Choice} choice */
  decideChoice(choice) {
    this.decide(choice.move, choice.picks.map((p) => p.label).join(" · "), choice.preview);
  }

  /**
   * A move is complete: play it, or show it first if that is wanted.
   * @param {string} move @param {string} label @param {string | null} [preview]
   */
  decide(move, label, preview) {
    if (!this.wishes.confirm()) return this.wishes.play(move);
    this.pending = {move, label, preview};
    this.show(true);
    this.wishes.look(null, move, preview);
  }

  /** @param {Range} range @param {number} amount */
  decideAmount(range, amount) {
    this.decide(picks.moveOf(range, amount), named(range, amount));
  }

  /** One step back; false if there was nothing to go back to. */
  back() {
    if (this.pending) this.pending = null;
    else if (this.trail.childElementCount === 0) return false;
    this.chosen = picks.stepBack(this.moves, this.chosen);
    this.show(true);
    return true;
  }

  /**
   * The buttons that can be walked through with arrows and numbers.
   * @returns {HTMLButtonElement[]}
   */
  get buttons() {
    return [...this.place.querySelectorAll("button.choice")].filter((button) => !button.hidden && !button.closest("details:not([open])"));
  }

  /** Walk through the choices. @param {KeyboardEvent} event @param {number} step */
  walk(event, step) {
    const all = this.buttons;
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const elsewhere = /** @type {HTMLElement} */ (event.target).matches("input, .log-lines, .drawer *");
    if (!all.length || elsewhere) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length].focus();
  }

  /** Open the long list and type into its filter. @param {KeyboardEvent} event */
  openList(event) {
    const list = this.place.querySelector("details");
    if (!list) return;
    event.preventDefault();
    list.open = true;
    list.querySelector("input").focus();
  }

  /** @param {any} button */
  hover(button) {
    this.hoverPick(button?.dataset.pick ?? null);
  }

  /** Show what a pick would do, if it is possible next. @param {string | null} pick */
  hoverPick(pick) {
    if (this.pending) return;
    const option = pick && picks.nextPicks(this.moves, this.chosen).find((o) => o.pick === pick);
    if (!option) return this.wishes.look(null, null);
    this.wishes.look(option.pick, option.only?.move ?? null, option.only?.preview);
  }

  /** Say that the move is on its way. */
  wait() {
    const focused = document.activeElement;
    this.refocus = this.place.contains(focused) && Boolean(focused?.matches(":focus-visible"));
    for (const field of this.place.querySelectorAll("button, input")) field.disabled = true;
    this.place.classList.add("waiting");
  }

  /** @param {boolean} [focus] whether the focus follows, because a choice was just made */
  show(focus = false) {
    const had = focus && (this.place.contains(document.activeElement) || this.trail.contains(document.activeElement) || document.activeElement === document.body);
    this.place.classList.remove("waiting");
    this.showTrail();
    if (this.pending) this.place.replaceChildren(this.confirmation(this.pending));
    else this.place.replaceChildren(...this.offers());
    this.number();
    this.wishes.changed();
    if (had) this.place.querySelector("button.choice, button.brass")?.focus({preventScroll: true});
  }

  showTrail() {
    const first = picks.opening(this.moves).prefix.length;
    const steps = picks.trail(this.moves, this.chosen).slice(this.pending ? Infinity : first);
    this.trail.replaceChildren(...steps.map((step) => make("span", {className: "step"}, step.label)));
    if (!steps.length) return;
    const change = make("button", {type: "button", className: "quiet"}, word("web-change"), make("kbd", {}, "Esc"));
    change.addEventListener("click", () => this.back());
    this.trail.append(change);
  }

  /** @param {{move: string, label: string}} pending */
  confirmation(pending) {
    const play = make("button", {type: "button", className: "brass"}, word("web-confirm"), make("kbd", {}, "↵"));
    play.addEventListener("click", () => this.wishes.play(pending.move));
    const change = make("button", {type: "button", className: "quiet"}, word("web-change"), make("kbd", {}, "Esc"));
    change.addEventListener("click", () => this.back());
    return make("div", {className: "confirm"}, make("p", {className: "confirm-move"}, pending.label), make("div", {className: "row"}, play, change));
  }

  /** @returns {Node[]} */
  offers() {
    const parts = [];
    const options = picks.nextPicks(this.moves, this.chosen);
    const done = picks.finished(this.moves, this.chosen);
    for (const {only} of options) if (only?.range) parts.push(this.bidding(only.range));
    for (const group of picks.grouped(options.filter((option) => !picks.isOpen(option.pick)))) {
      parts.push(group.options.length > LONG ? this.list(group) : this.group(group.options));
    }
    const bids = options.find((option) => option.pick === "bid:")?.only?.range;
    if (bids && this.auction) parts.push(this.standing(bids));
    if (done) {
      const finish = make("button", {type: "button", className: "choice finish"}, word("web-finish"));
      finish.addEventListener("click", () => this.decideChoice(done));
      parts.push(make("div", {className: "group"}, finish));
    }
    return parts;
  }

  /** @param {import("./picks.js").Option[]} options */
  group(options) {
    return make("div", {className: "group"}, ...options.map((option) => this.button(option)));
  }

  /** @param {import("./picks.js").Option} option */
  button(option) {
    const title = document.querySelector(`#board [data-pick="${CSS.escape(option.pick)}"] > title`)?.textContent ?? "";
    return make("button", {type: "button", className: "choice", "data-pick": option.pick, title}, make("span", {}, option.label));
  }

  /** The first nine choices answer to their number. */
  number() {
    for (const old of this.place.querySelectorAll("button.choice > kbd")) old.remove();
    this.buttons.slice(0, 9).forEach((button, i) => button.append(make("kbd", {"aria-hidden": "true"}, String(i + 1))));
  }

  /**
   * A long list: closed, because the board is the better place to choose; open while it is filtered.
   * @param {{kind: string, options: import("./picks.js").Option[]}} group
   */
  list(group) {
    const items = group.options.map((option) => this.button(option));
    const field = make("input", {type: "search", className: "list-filter", placeholder: word("web-filter"), "aria-label": word("web-filter"), value: this.filter});
    const list = make("div", {className: "group list"}, ...items);
    const none = make("p", {className: "soft", hidden: true}, word("web-rules-none"));
    const sift = () => {
      this.filter = field.value;
      const wanted = field.value.toLowerCase();
      for (const item of items) item.hidden = !`${item.textContent} ${item.title}`.toLowerCase().includes(wanted);
      none.hidden = items.some((item) => !item.hidden);
      this.number();
    };
    field.addEventListener("input", sift);
    field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      const first = items.find((item) => !item.hidden);
      if (event.key === "Enter" && first) event.preventDefault(), first.click();
      if (event.key === "ArrowDown" && first) event.preventDefault(), event.stopPropagation(), first.focus();
    });
    const summary = make("summary", {}, word("web-list", {number: items.length}), make("kbd", {"aria-hidden": "true"}, "F"));
    const whole = make("details", {className: "choice-list"}, summary, field, list, none);
    whole.addEventListener("toggle", () => this.number());
    return whole;
  }

  /** Bids and the like: a number between two limits. @param {Range} range */
  bidding(range) {
    const field = make("input", {type: "number", min: range.low, max: range.high, step: 1, value: this.amount, inputMode: "numeric", "aria-label": word("web-amount")});
    const slider = make("input", {type: "range", min: range.low, max: range.high, step: 1, value: this.amount, "aria-label": word("web-amount")});
    const bid = make("button", {type: "button", className: "brass bid"});
    const set = (/** @type {number} */ n) => {
      this.amount = picks.within(range, n);
      field.value = slider.value = String(this.amount);
      bid.textContent = named(range, this.amount);
      this.wishes.look(null, picks.moveOf(range, this.amount));
    };
    const step = (/** @type {number} */ by_, /** @type {string} */ text, /** @type {string} */ id) => {
      const button = make("button", {type: "button", className: "step-button", "aria-label": word(id)}, text);
      button.addEventListener("click", () => set(this.amount + by_));
      return button;
    };
    const play = () => this.decideAmount(range, this.amount);
    field.addEventListener("change", () => set(field.valueAsNumber));
    field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter") event.preventDefault(), set(field.valueAsNumber), play(); // or it would press the button that comes
    });
    slider.addEventListener("input", () => set(slider.valueAsNumber));
    bid.addEventListener("click", play);
    bid.textContent = named(range, this.amount);
    const row = make("div", {className: "amount"}, step(-1, "−", "web-less"), field, step(1, "+", "web-more-by-one"), bid);
    return make("div", {className: "bidding"}, row, slider);
  }

  /** "Bid for me up to N, then pass." @param {Range} range */
  standing(range) {
    const field = make("input", {type: "number", min: range.low, max: range.high, step: 1, value: Math.min(range.high, range.low + 5), inputMode: "numeric", id: "up-to"});
    const start = make("button", {type: "button", className: "quiet"}, word("web-plan-set"));
    start.addEventListener("click", () => this.wishes.plan(picks.within(range, field.valueAsNumber)));
    const label = make("label", {className: "plan-label", for: "up-to"}, word("web-plan-label"));
    const limits = make("span", {className: "soft"}, `${money(range.low)} – ${money(range.high)}`);
    return make("details", {className: "standing"}, make("summary", {}, `${word("web-plan-label")} …`),
      make("div", {className: "row"}, label, field, limits, start), make("p", {className: "soft"}, word("web-plan-scope")));
  }
}
