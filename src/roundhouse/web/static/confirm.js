/**
 * A finished move that has not gone out yet: shown first because that is wanted, or held back a
 * little.
 */

import {make, word} from "./page.js";

/**
 * `seconds`: how long it waits; none: until it is confirmed. `final`: it cannot be taken back.
 * @typedef {{move: string, label: string, seconds?: number, final?: boolean}} Pending
 */

/**
 * A button with its key.
 * @param {string} className @param {string} text @param {string} key @param {() => void} action
 */
export function button(className, text, key, action) {
  const sign = make("kbd", {"aria-hidden": "true"}, key);
  const made = make("button", {type: "button", className}, text, sign);
  made.addEventListener("click", action);
  return made;
}

/**
 * The move with what plays it and what takes it back.
 * @param {Pending} pending @param {() => void} play @param {() => void} back
 */
export function confirmation({label, seconds, final}, play, back) {
  const done = button("brass", word(seconds ? "web-done" : "web-confirm"), "↵", play);
  done.dataset.ends = "";
  const undo = button("quiet", word(seconds ? "undo" : "web-change"), "Esc", back);
  const card = make("div", {className: "confirm"},
    make("p", {className: "confirm-move"}, label), make("div", {className: "row"}, done, undo));
  if (final) card.append(make("p", {className: "soft"}, word("web-final")));
  if (seconds && Number.isFinite(seconds)) {
    const line = make("div", {className: "grace", role: "presentation"});
    line.style.setProperty("--grace", `${seconds}s`);
    card.append(line);
  }
  return card;
}
