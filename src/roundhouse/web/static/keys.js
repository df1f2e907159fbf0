/** Everything has a key. */

import {settings} from "./settings.js";

const FIELDS = "input:not([type=checkbox], [type=radio], [type=range], [type=number]), textarea, select";

/** Whether a key belongs to a field that is being typed in; a number takes no letters. @param {any} target @param {string} key */
function typing(target, key) {
  if (target.matches?.("input[type=number]")) return !/^[a-z?]$/i.test(key);
  return target.matches?.(FIELDS);
}

/** The key that was pressed, CapsLock or not: a letter is a capital only with Shift. @param {KeyboardEvent} event */
export function keyOf({key, shiftKey}) {
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/**
 * Call an action for a key, named as the browser names it ("U" for the capital). Digits and letters
 * without an action of their own have one in common.
 * @param {Record<string, (event: KeyboardEvent) => void>} actions
 */
export function listenTo(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = keyOf(event);
    const open = document.querySelector("dialog[open]");
    if (key !== "Escape" && (open || typing(event.target, key))) return;
    if (!settings.keys && key.length === 1) return;
    const common = /^\d$/.test(key) ? actions.digit : /^[a-z]$/i.test(key) ? actions.letter : null;
    (actions[key] ?? common)?.(event);
  });
}
