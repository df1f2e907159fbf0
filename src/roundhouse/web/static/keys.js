/** Everything has a key. */

const FIELDS = "input:not([type=checkbox], [type=radio], [type=range], [type=number]), textarea, select";

/** Whether a key belongs to a field that is being typed in; a number takes no letters. @param {any} target @param {string} key */
function typing(target, key) {
  if (target.matches?.("input[type=number]")) return !/^[a-z?]$/i.test(key);
  return target.matches?.(FIELDS);
}

/**
 * Call an action for a key, named as the browser names it ("U" for the capital). Digits and letters
 * without an action of their own have one in common.
 * @param {Record<string, (event: KeyboardEvent) => void>} actions
 */
export function listenTo(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const open = document.querySelector("dialog[open]");
    if (event.key !== "Escape" && (open || typing(event.target, event.key))) return;
    const common = /^\d$/.test(event.key) ? actions.digit : /^[a-z]$/i.test(event.key) ? actions.letter : null;
    (actions[event.key] ?? common)?.(event);
  });
}
