/** The board: pan, zoom, what glows, what changed. */

import {framed, kept, roomFor, zoomed} from "./boxes.js";
import {by} from "./page.js";
import {rove} from "./rove.js";

const SVG = "http://www.w3.org/2000/svg";
const STEP = 1.25;
const GLIDE = 220; // milliseconds
/** Where the whole board is too small to point at: it moves to what can be chosen. */
const small = matchMedia("(max-width: 699px), (max-height: 500px)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {import("./boxes.js").Box} Box */

/** @param {Element} element @returns {Box} */
function boxOf(element) {
  const {x, y, width, height} = element.getBoundingClientRect();
  return {x, y, width, height};
}

/** Say what a drawing shows. @param {Element} element @param {string} text */
function label(element, text) {
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", text);
}

export class Board {
  /**
   * @param {(pick: string) => void} onPick called with the pick that was clicked
   * @param {(pick: string | null) => void} onHover
   */
  constructor(onPick, onHover) {
    this.window = by("map");
    this.svg = by("board");
    this.pieces = by("pieces");
    this.note = by("note");
    this.ghost = by("ghost");
    this.badges = by("badges");
    /** Where the pointer last clicked, on the page. */
    this.last = {x: 0, y: 0};
    const {x, y, width, height} = this.svg.viewBox.baseVal;
    this.whole = {x, y, width, height};
    this.box = {...this.whole};
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.moved = 0;
    this.drawn = 0;
    /** The pieces that are shown, each in a group of its own. @type {string[]} */
    this.shown = [];
    /** What is said about places, by pick. @type {Record<string, string>} */
    this.captions = {};
    this.framed = "";
    // the outline of a hex is drawn at its corners: names, values and track at its sides stay free
    for (const hex of this.svg.querySelectorAll("defs [id$=-hex]")) hex.setAttribute("pathLength", "60");
    this.listen(onPick, onHover);
  }

  /**
   * Show the pieces of a position; those that stay are not touched.
   * @param {{count: number, board: Record<string, import("./wire.js").Splice>, captions: Record<string, string>}} position
   */
  show({count, board, captions}) {
    while (this.pieces.childElementCount > count) this.pieces.lastElementChild?.remove();
    while (this.pieces.childElementCount < count) this.pieces.append(document.createElementNS(SVG, "g"));
    const groups = this.pieces.children;
    for (let n = 0; n < count; n++) {
      const markup = /** @type {string} */ (board[n] ?? "");
      if (markup === this.shown[n]) continue;
      groups[n].innerHTML = this.shown[n] = markup;
      this.name(groups[n], captions);
    }
    this.shown.length = count;
    if (captions !== this.captions) this.rename(captions);
  }

  /**
   * Say what the places are called, to whoever cannot see them.
   * @param {ParentNode} within @param {Record<string, string>} captions
   */
  name(within, captions) {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll("[data-pick]"))) {
      const text = captions[element.dataset.pick ?? ""];
      if (text) label(element, text);
    }
  }

  /** @param {Record<string, string>} captions */
  rename(captions) {
    const before = this.captions;
    this.captions = captions;
    for (const [pick, text] of Object.entries(captions)) {
      if (before[pick] === text) continue;
      const places = this.pieces.querySelectorAll(`[data-pick="${CSS.escape(pick)}"]`);
      for (const place of places) label(place, text);
    }
  }

  /**
   * Let picks glow: next ones strongly, later ones softly, chosen ones steadily.
   * @param {Set<string>} next @param {Set<string>} later @param {Set<string>} chosen
   */
  glow(next, later, chosen) {
    for (const element of document.querySelectorAll("[data-pick]")) {
      const pick = /** @type {any} */ (element).dataset.pick;
      element.classList.toggle("can-pick", next.has(pick));
      element.classList.toggle("can-reach", later.has(pick));
      element.classList.toggle("is-picked", chosen.has(pick));
    }
  }

  /** Outline what has changed. @param {Set<string>} places */
  outline(places) {
    for (const element of this.svg.querySelectorAll("[data-pick]")) {
      element.classList.toggle("changed", places.has(element.dataset.pick));
    }
  }

  /** What is said about a place of the board. @param {string} pick @returns {string} */
  captionOf(pick) {
    return this.captions[pick] ?? "";
  }

  /** Point at one place, such as the choice under the mouse. @param {string | null} pick */
  point(pick) {
    for (const element of this.svg.querySelectorAll(".pointed")) element.classList.remove("pointed");
    if (!pick) return;
    for (const element of this.svg.querySelectorAll(`[data-pick="${CSS.escape(pick)}"]`)) element.classList.add("pointed");
  }

  /**
   * Put an element beside a place of the board, where it covers neither the place nor leaves the map.
   * @param {HTMLElement} element @param {string} pick
   */
  beside(element, pick) {
    const place = this.svg.querySelector(`[data-pick="${CSS.escape(pick)}"]`);
    if (!place) return;
    const at = place.getBoundingClientRect();
    const area = this.window.getBoundingClientRect();
    const size = element.getBoundingClientRect();
    const left = Math.max(area.left + 4, Math.min(at.left + at.width / 2 - size.width / 2, area.right - size.width - 4));
    const below = at.bottom + 10;
    const top = below + size.height < area.bottom ? below : at.top - size.height - 10;
    element.style.left = `${left}px`;
    element.style.top = `${Math.max(area.top + 4, top)}px`;
  }

  /** Where the last click was, in the units of the drawing, and how wide the place is there. @param {string} pick */
  clicked(pick) {
    const place = /** @type {SVGGraphicsElement | null} */ (this.svg.querySelector(`[data-pick="${CSS.escape(pick)}"]`));
    const {x, y} = this.onBoard(this.last.x, this.last.y);
    return {x, y, wide: place?.getBBox().width ?? 0};
  }

  /** Write short notes on places, such as who earns what there. @param {Map<string, string>} notes by pick */
  badge(notes) {
    const badges = [...notes].map(([pick, text]) => {
      const place = /** @type {SVGGraphicsElement | null} */ (this.svg.querySelector(`[data-pick="${CSS.escape(pick)}"]`));
      if (!place || !text) return "";
      const {x, y, width, height} = place.getBBox();
      const wide = text.length * 8.2 + 14;
      const at = `translate(${x + width / 2} ${y + height + 2})`;
      return `<g class="badge" transform="${at}"><rect x="${-wide / 2}" y="-10" width="${wide}" height="21" rx="4"/>`
        + `<text y="5.4">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text></g>`;
    }).join("");
    if (badges || this.badges.childElementCount) this.badges.innerHTML = badges;
  }

  /**
   * Show what would newly lie on the board.
   * @param {string} markup made by the server; nothing: take it away
   */
  foreshow(markup) {
    if (markup || this.ghost.childElementCount) this.ghost.innerHTML = markup;
  }

  /** Where something can be pointed at on the board, or null. @param {string} pick @returns {Element | null} */
  placeOf(pick) {
    return this.svg.querySelector(`[data-pick="${CSS.escape(pick)}"]`);
  }

  /** Whether nothing is said on the board. */
  get isQuiet() {
    return this.note.hidden;
  }

  /**
   * Say beside what is pointed at what choosing it would do, where it covers no place to choose.
   * @param {Element | null} what @param {string} text
   */
  tell(what, text) {
    this.note.hidden = !what || !text;
    if (!what || !text) return;
    this.note.textContent = text;
    const targets = [...this.svg.querySelectorAll(".can-pick, .is-picked")].map(boxOf);
    const {x, y} = roomFor(boxOf(this.note), boxOf(what), boxOf(this.window), targets);
    this.note.style.left = `${x}px`;
    this.note.style.top = `${y}px`;
  }

  /**
   * On a small screen, move to what can be picked, or else to what is chosen; once, so that the player may
   * look elsewhere.
   * @param {Set<string>} possible @param {Set<string>} chosen
   */
  frame(possible, chosen) {
    const sign = [...possible, "|", ...chosen].join(" ");
    if (!small.matches || sign === this.framed) return;
    this.framed = sign;
    const all = [...this.svg.querySelectorAll("[data-pick]")];
    const found = [possible, chosen].map((picks) => all.filter((place) => picks.has(place.dataset.pick)));
    const places = found.find((some) => some.length) ?? [];
    if (possible.size && !places.length) return; // chosen by words: the view stays
    const boxes = places.map((place) => this.boxOnBoard(boxOf(place)));
    const {width, height} = boxOf(this.window);
    this.glide(framed(boxes, this.whole, width / Math.max(1, height)));
  }

  /** A box of the page in the units of the drawing. @param {Box} box @returns {Box} */
  boxOnBoard({x, y, width, height}) {
    const from = this.onBoard(x, y);
    const to = this.onBoard(x + width, y + height);
    return {x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y};
  }

  /** Look at a box, and let the eye follow. @param {Box} to */
  glide(to) {
    const from = this.box;
    const began = performance.now();
    if (calm.matches) return this.look(to);
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      const between = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * part;
      this.look({x: between(from.x, to.x), y: between(from.y, to.y),
        width: between(from.width, to.width), height: between(from.height, to.height)});
      if (part < 1 && !this.fingers.size) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /**
   * Zoom by a factor about a point of the page, or about the middle.
   * @param {number} factor @param {number} [clientX] @param {number} [clientY]
   */
  zoom(factor, clientX, clientY) {
    const at = clientX === undefined
      ? {x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2}
      : this.onBoard(clientX, clientY ?? 0);
    this.look(zoomed(this.box, this.whole, factor, at.x, at.y));
  }

  /** Show the whole board. */
  fit() {
    this.look({...this.whole});
  }

  /** Move the view by parts of its size. @param {number} dx @param {number} dy */
  shift(dx, dy) {
    this.look(kept({...this.box, x: this.box.x + dx * this.box.width, y: this.box.y + dy * this.box.height}, this.whole));
  }

  /** @param {Box} box */
  look(box) {
    this.box = box;
    this.note.hidden = true;
    this.window.classList.toggle("closer", box.width < this.whole.width - 0.5);
    this.drawn ||= requestAnimationFrame(() => {
      this.drawn = 0;
      const {x, y, width, height} = this.box;
      this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    });
  }

  /**
   * A point of the page in the units of the drawing.
   * @param {number} clientX @param {number} clientY
   */
  onBoard(clientX, clientY) {
    const matrix = this.svg.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : new DOMPoint();
  }

  /** @param {(pick: string) => void} onPick @param {(pick: string | null) => void} onHover */
  listen(onPick, onHover) {
    const area = this.window;
    area.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      this.zoom(STEP ** (Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 60)), event.clientX, event.clientY);
    }, {passive: false});
    area.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
      if (event.button !== 0) return;
      if (!this.fingers.size) this.moved = 0;
      this.fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    });
    area.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      area.addEventListener(end, (/** @type {PointerEvent} */ event) => this.fingers.delete(event.pointerId));
    }
    area.addEventListener("click", (/** @type {any} */ event) => {
      const pick = event.target.closest("[data-pick]")?.dataset.pick;
      this.last = {x: event.clientX, y: event.clientY};
      if (pick && this.moved < 6) onPick(pick);
    });
    area.addEventListener("pointerover", (/** @type {any} */ event) => {
      if (event.pointerType === "touch") return; // a finger does not hover
      onHover(event.target.closest("[data-pick]")?.dataset.pick ?? null);
    });
    area.addEventListener("pointerleave", () => onHover(null));
    area.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      const way = {ArrowLeft: [-0.12, 0], ArrowRight: [0.12, 0], ArrowUp: [0, -0.12], ArrowDown: [0, 0.12]}[event.key];
      if (!way || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return; // without Shift they walk
      event.preventDefault();
      event.stopPropagation();
      this.shift(way[0], way[1]);
    });
    rove(by("zoom-in").parentElement, "button");
    by("zoom-in").addEventListener("click", () => this.zoom(1 / STEP ** 2));
    by("zoom-out").addEventListener("click", () => this.zoom(STEP ** 2));
    by("zoom-fit").addEventListener("click", () => this.fit());
  }

  /** One finger or the mouse moves the board, two fingers pinch it. @param {PointerEvent} event */
  drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = {x: event.clientX, y: event.clientY};
    const from = this.onBoard(before.x, before.y);
    const to = this.onBoard(now.x, now.y);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.moved > 6 && !this.window.hasPointerCapture(event.pointerId)) this.window.setPointerCapture(event.pointerId);
    if (other) {
      const factor = Math.hypot(before.x - other.x, before.y - other.y) / Math.max(1, Math.hypot(now.x - other.x, now.y - other.y));
      this.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (this.moved > 6) {
      this.look(kept({...this.box, x: this.box.x + from.x - to.x, y: this.box.y + from.y - to.y}, this.whole));
    }
    this.fingers.set(event.pointerId, now);
  }
}
