/** Everything has a key. */

/** Whether keys belong to a field that is being typed in. @param {any} target */
function typing(target) {
  return target.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
}

/**
 * Call an action for a key, named as the browser names it ("Shift+U" for capitals).
 * @param {Record<string, (event: KeyboardEvent) => void>} actions
 */
export function listenTo(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key !== "Escape" && (typing(event.target) || document.querySelector("dialog[open]"))) return;
    const action = actions[event.key] ?? (/^[1-9]$/.test(event.key) ? actions.number : undefined);
    action?.(event);
  });
}
