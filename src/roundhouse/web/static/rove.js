/** Many things, one Tab stop: arrows, Home and End walk through them. */

const STEPS = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1};

/**
 * Where a key leads in a row of so many, or null if it leads nowhere.
 * @param {string} key @param {number} at -1: before the first @param {number} count
 */
export function stepIn(key, at, count) {
  if (!count) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = /** @type {Record<string, number>} */ (STEPS)[key];
  if (!step) return null;
  if (at < 0) return step > 0 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, at + step));
}

/** Let only one of these be a Tab stop: the one in focus, else the first. @param {HTMLElement[]} items */
export function oneStop(items) {
  const stop = items.find((item) => item === document.activeElement) ?? items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

/**
 * Walk through what a selector finds below an element. `own`: the element is the Tab stop itself.
 * @param {HTMLElement} place @param {string} selector @param {boolean} [own]
 */
export function rove(place, selector, own = false) {
  const items = () => /** @type {HTMLElement[]} */ ([...place.querySelectorAll(selector)]);
  place.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = all.findIndex((item) => (item.closest("li") ?? item).contains(document.activeElement));
    const next = stepIn(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next].focus();
  });
  if (own) return;
  oneStop(items());
  place.addEventListener("focusin", () => oneStop(items()));
}
