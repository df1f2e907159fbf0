/** A button that ends a turn and comes to lie under the pointer does not answer at once. */

const NEAR = 8; // pixels the pointer has to move, or
const LONG = 1000; // milliseconds that have to pass

/** Where and when the last click was; null once the pointer has moved on. @type {{x: number, y: number, until: number} | null} */
let last = null;

/** Whether a point lies in a box. @param {{x: number, y: number}} point @param {DOMRect} box */
export function isIn({x, y}, {left, right, top, bottom}) {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function release() {
  last = null;
  for (const held of document.querySelectorAll(".guarded")) {
    held.classList.remove("guarded");
    held.removeAttribute("aria-disabled");
  }
}

/** Hold back the buttons below an element that end a turn and lie where the last click was. @param {Element} place */
export function guard(place) {
  if (!last || Date.now() > last.until) return;
  for (const button of place.querySelectorAll("[data-ends]")) {
    if (!isIn(last, button.getBoundingClientRect())) continue;
    button.classList.add("guarded");
    button.setAttribute("aria-disabled", "true");
    setTimeout(release, LONG);
  }
}

/** Watch the pointer. */
export function watch() {
  document.addEventListener("click", (event) => {
    const held = /** @type {Element} */ (event.target).closest(".guarded");
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.detail) { // with the mouse or a finger, not with a key
      last = {x: event.clientX, y: event.clientY, until: Date.now() + LONG};
    }
  }, {capture: true});
  document.addEventListener("pointermove", ({clientX: x, clientY: y}) => {
    if (last && Math.hypot(x - last.x, y - last.y) > NEAR) release();
  }, {passive: true});
}
