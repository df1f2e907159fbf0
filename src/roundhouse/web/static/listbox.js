/** Choices of one kind: a list to a screen reader, one Tab stop to the keyboard. */

import {make, word} from "./page.js";
import {letters} from "./picks.js";
import {oneStop} from "./rove.js";

/** @param {HTMLElement[]} items @param {string} [className] */
export function listbox(items, className = "group") {
  for (const item of items) item.setAttribute("role", "option");
  const list = make("div", {className, role: "listbox", "aria-label": word("choices")}, ...items);
  const stop = () => oneStop(items.filter((item) => !item.hidden));
  stop();
  list.addEventListener("focusin", stop);
  return list;
}

/** Give choices a letter of their own, as far as there are letters. @param {HTMLButtonElement[]} choices */
export function lettered(choices) {
  const others = choices.filter((choice) => !choice.dataset.key);
  const keys = letters(others.map((choice) => choice.textContent ?? ""));
  others.forEach((choice, i) => keys[i] && (choice.dataset.key = keys[i]));
  for (const choice of choices) {
    const {key} = choice.dataset;
    if (!key) continue;
    choice.append(make("kbd", {"aria-hidden": "true"}, key));
    choice.setAttribute("aria-keyshortcuts", key);
  }
}

/** What a choice would do is its description while it has the focus. @param {HTMLElement} place where the choices are */
export function describe(place) {
  const mark = (/** @type {any} */ {target, type}) => {
    if (!target.matches("button")) return;
    if (type === "focusin") target.setAttribute("aria-describedby", "preview");
    else target.removeAttribute("aria-describedby");
  };
  place.addEventListener("focusin", mark);
  place.addEventListener("focusout", mark);
}
