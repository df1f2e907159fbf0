/** Choices of one kind: a list to a screen reader, one Tab stop to the keyboard. */

import {make, word} from "./page.js";
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
