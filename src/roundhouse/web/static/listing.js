/** A long list of choices, filtered by typing: the board is the better place to choose from. */

import {listbox} from "./listbox.js";
import {make, word} from "./page.js";

/**
 * The list, closed at first. `changed` is called when other buttons are to be seen.
 * @param {HTMLButtonElement[]} items @param {string} filter @param {(filter: string) => void} changed
 */
export function listing(items, filter, changed) {
  const filtering = word("web-filter");
  const field = make("input", {type: "search", className: "list-filter", placeholder: filtering,
    "aria-label": filtering, value: filter});
  const list = listbox(items, "group list");
  const none = make("p", {className: "soft", hidden: true}, word("web-rules-none"));
  const sift = () => {
    const wanted = field.value.toLowerCase();
    for (const item of items) {
      item.hidden = !`${item.textContent} ${item.title}`.toLowerCase().includes(wanted);
    }
    list.dispatchEvent(new Event("focusin"));
    none.hidden = items.some((item) => !item.hidden);
    changed(field.value);
  };
  field.addEventListener("input", sift);
  field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const first = items.find((item) => !item.hidden);
    if (!first || (event.key !== "Enter" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") first.click();
    else first.focus();
  });
  const count = word("web-list", {number: items.length});
  const summary = make("summary", {}, count, make("kbd", {"aria-hidden": "true"}, "F"));
  const whole = make("details", {className: "choice-list"}, summary, field, list, none);
  whole.addEventListener("toggle", () => changed(field.value));
  if (filter) sift();
  return whole;
}
