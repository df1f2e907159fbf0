/** The one control for numbers: bids, shares to issue. Typed, stepped, sent with Enter. */

import {make, word} from "./page.js";
import * as picks from "./picks.js";

/** @typedef {import("./wire.js").Range} Range */
/** @typedef {{look: (move: string) => void, play: (amount: number) => void}} Wishes */

/** An amount of money as it is written in the reader's language. @param {number} amount */
function money(amount) {
  return word("web-money").replace("1234567", String(amount));
}

/** A number as it is counted in a range. @param {Range} range @param {number} amount */
function counted(range, amount) {
  return range.pick === "bid" ? money(amount) : String(amount);
}

/** A bid, or another amount, in words. @param {Range} range @param {number} amount */
export function named(range, amount) {
  return `${range.pick === "bid" ? word("web-bid") : range.label} ${counted(range, amount)}`;
}

export class Amount {
  /** @param {Range} range @param {number} amount what it begins with @param {Wishes} wishes */
  constructor(range, amount, wishes) {
    this.range = range;
    this.wishes = wishes;
    /** Whether the player has put in a number. */
    this.touched = false;
    const limits = {min: range.low, max: range.high, step: 1, inputMode: "numeric"};
    this.field = make("input", {type: "number", ...limits, "aria-label": range.label,
      "aria-describedby": "limits"});
    this.less = this.stepper(-1, "−", "web-less");
    this.more = this.stepper(1, "+", "web-more-by-one");
    this.words = make("span", {});
    this.send = make("button", {type: "button", className: "brass bid"}, this.words, make("kbd", {"aria-hidden": "true"}, "↵"));
    this.least = this.limit("web-at-least", range.low);
    this.most = this.limit("web-at-most", range.high);
    const row = make("div", {className: "amount"}, this.less, this.field, this.more, this.send);
    const named = make("p", {className: "limits", id: "limits"}, this.least, this.most);
    this.element = make("div", {className: "bidding"}, row, named);
    this.listen();
    this.set(picks.within(range, amount), false);
  }

  /** What stands in the field; NaN if it is no number. @returns {number} */
  get value() {
    return this.field.valueAsNumber;
  }

  get isPossible() {
    const {low, high} = this.range;
    return Number.isInteger(this.value) && low <= this.value && this.value <= high;
  }

  /** @param {number} by_ @param {string} text @param {string} id */
  stepper(by_, text, id) {
    const button = make("button", {type: "button", className: "step-button", "aria-label": word(id)}, text);
    button.addEventListener("click", () => this.step(by_));
    return button;
  }

  /** A named limit; a click goes there. @param {string} id @param {number} amount */
  limit(id, amount) {
    const text = word(id, {amount: counted(this.range, amount)});
    const button = make("button", {type: "button", className: "limit"}, text);
    button.addEventListener("click", () => this.set(amount));
    return button;
  }

  listen() {
    this.send.addEventListener("click", () => this.play());
    this.field.addEventListener("input", () => this.show());
    this.field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter") return;
      event.preventDefault(); // or it would press the button that comes
      this.play();
    });
  }

  /** A digit typed anywhere begins the number anew. @param {string} digit */
  type(digit) {
    this.field.focus();
    this.field.value = digit;
    this.show();
  }

  /** @param {number} by_ */
  step(by_) {
    this.set(picks.within(this.range, (this.value || 0) + by_));
  }

  /** @param {number} amount @param {boolean} [look] whether what it would do is shown */
  set(amount, look = true) {
    this.field.value = String(amount);
    this.show(look);
  }

  /** Say what the number means; one that is not possible cannot be sent, and its limit is marked. */
  show(look = true) {
    this.touched ||= look;
    const {low, high} = this.range;
    const possible = this.isPossible;
    this.send.disabled = !possible;
    this.less.disabled = this.value <= low;
    this.more.disabled = this.value >= high;
    this.field.setAttribute("aria-invalid", String(!possible));
    this.least.classList.toggle("wrong", !possible && !(this.value > high));
    this.most.classList.toggle("wrong", this.value > high);
    if (possible) this.words.textContent = named(this.range, this.value);
    if (possible && look) this.wishes.look(picks.moveOf(this.range, this.value));
  }

  play() {
    if (this.isPossible) this.wishes.play(this.value);
    else this.field.select();
  }
}

/**
 * "Bid for me up to N, then pass."
 * @param {Range} range @param {(upTo: number) => void} plan
 */
export function standingBid(range, plan) {
  const field = make("input", {type: "number", min: range.low, max: range.high, step: 1, id: "up-to",
    value: Math.min(range.high, range.low + 5), inputMode: "numeric"});
  const start = make("button", {type: "button", className: "quiet"}, word("web-plan-set"));
  start.addEventListener("click", () => plan(picks.within(range, field.valueAsNumber)));
  const label = make("label", {className: "plan-label", for: "up-to"}, word("web-plan-label"));
  const limits = make("span", {className: "soft"}, `${money(range.low)} – ${money(range.high)}`);
  return make("details", {className: "standing"},
    make("summary", {}, `${word("web-plan-label")} …`),
    make("div", {className: "row"}, label, field, limits, start),
    make("p", {className: "soft"}, word("web-plan-scope")));
}
