/** The tables beside and below the board: what changed, and numbers that explain themselves. */

import {amountIn, breakable, signed} from "./figures.js";
import {beforePaint, by, make} from "./page.js";
import {set, settings} from "./settings.js";

const wide = matchMedia("(min-width: 1100px)");

/** @typedef {import("./wire.js").NewCell} NewCell */
/**
 * A table and its element, if it is not empty.
 * @typedef {{html: string, element: ?HTMLElement}} Shown
 */

/** The tables that stand beside what is asked, and where. */
const ELSEWHERE = {ending: "slot", auction: "auction"};
const CLOSEST = 4; // steps in which tables come closer
const CELLS = "a.figure, .cell-pick"; // what can be stood on: one Tab stop for each table
const LONG = 8; // tables of more rows than this begin folded: the board shows the same

export class Panels {
  /** @param {string} title the game: what is folded is remembered for it */
  constructor(title) {
    this.title = title;
    this.place = by("panels");
    this.strips = by("strips");
    /** The tables that are shown, in their order. @type {Map<string, Shown>} */
    this.shown = new Map();
    /** @type {Map<string, number>} */
    this.amounts = new Map();
    this.ply = -1;
    /**
     * How close the tables stand to fit; they do not widen again while the place is the same.
     * @type {Map<string, number>}
     */
    this.fits = new Map();
    this.width = 0;
    wide.addEventListener("change", () => this.arrange());
    addEventListener("roundhouse-theme", () => beforePaint(colourSeats));
    new ResizeObserver(() => this.resized()).observe(this.place);
    document.fonts.ready.then(() => this.fitAll());
    for (const place of [this.place, this.strips]) {
      place.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => walk(event));
      place.addEventListener("click", (/** @type {any} */ event) =>
        this.toggle(event.target.closest(".fold")));
    }
  }

  /**
   * Show the tables of a position; those that did not change are not touched.
   * @param {{order: string[], panels: Record<string, any>, ply: number}} position with HTML
   */
  show({order, panels, ply}) {
    const before = this.shown;
    const stays = (/** @type {string} */ key) => before.get(key)?.html === panels[key];
    if (order.length === before.size && order.every(stays)) return;
    for (const old of document.querySelectorAll(".delta")) old.remove();
    const tell = ply > this.ply && this.ply >= 0;
    this.ply = ply;
    const shown = (/** @type {string} */ key) => /** @type {Shown} */ (
      stays(key) ? before.get(key) : {html: panels[key], element: this.made(panels[key])});
    this.shown = new Map(order.map((key) => [key, shown(key)]));
    for (const [key, one] of before) if (this.shown.get(key) !== one) one.element?.remove();
    const changed = [...this.shown].flatMap(([key, one]) =>
      (one.element && one !== before.get(key) ? [one.element] : []));
    this.arrange();
    for (const element of changed) this.compare(element, tell);
    beforePaint(() => this.fit(changed));
    if (!before.size) beforePaint(colourSeats);
  }

  /** A table as an element. @param {string} html @returns {HTMLElement | null} */
  made(html) {
    const frame = make("template", {innerHTML: html});
    const element = /** @type {HTMLElement | null} */ (frame.content.firstElementChild);
    element?.querySelector(CELLS)?.setAttribute("tabindex", "0");
    const folds = element?.matches(".panel") ? element.querySelectorAll(".fold") : [];
    for (const button of folds) this.fold(button);
    for (const head of element?.querySelectorAll("thead th > span") ?? []) {
      head.textContent = breakable(head.textContent ?? "");
    }
    return element;
  }

  resized() {
    if (this.place.clientWidth === this.width) return;
    this.width = this.place.clientWidth;
    this.fitAll();
  }

  /** The place or the letters have another width: begin anew. */
  fitAll() {
    this.fits.clear();
    this.fit([...this.shown.values()].flatMap(({element}) => element ?? []));
  }

  /** Let tables come closer until no column is cut. @param {HTMLElement[]} changed */
  fit(changed) {
    const tables = changed.flatMap((element) => [element, ...element.querySelectorAll(".panel")]);
    for (const panel of /** @type {HTMLElement[]} */ (tables)) {
      if (!panel.closest("#panels, #slot") || !panel.querySelector("table")) continue;
      const key = panel.closest("[data-panel=ending]") ? "ending" : panel.dataset.panel ?? "";
      for (let level = this.fits.get(key) ?? 0; level <= CLOSEST; level++) {
        panel.dataset.fit = String(level);
        this.fits.set(key, level);
        if (panel.scrollWidth <= panel.clientWidth) break;
      }
    }
  }

  /** Fold a panel as it was left, or as its length suggests. @param {any} button */
  fold(button) {
    const panel = button.closest(".panel");
    const folded = settings.folded[`${this.title}/${panel.dataset.panel}`]
      ?? panel.querySelectorAll("[data-row]").length > LONG;
    panel.classList.toggle("folded", folded);
    button.setAttribute("aria-expanded", String(!folded));
  }

  /** @param {any} button */
  toggle(button) {
    if (!button) return;
    const panel = button.closest(".panel");
    const key = `${this.title}/${panel.dataset.panel}`;
    set("folded", {...settings.folded, [key]: !panel.classList.contains("folded")});
    this.fold(button);
  }

  /**
   * Note what changed beside the numbers of a table.
   * @param {HTMLElement} panel @param {boolean} tell
   */
  compare(panel, tell) {
    const {amounts} = this;
    /** @type {NodeListOf<HTMLElement>} */
    const cells = panel.querySelectorAll("[data-cell]");
    for (const cell of cells) {
      const amount = amountIn(cell.textContent ?? "");
      if (amount === null) continue;
      const key = keyOf(cell);
      const change = amount - (amounts.get(key) ?? amount);
      amounts.set(key, amount);
      if (!tell || !change) continue;
      const look = change > 0 ? "delta up" : "delta down";
      cell.append(make("span", {className: look}, signed(change)));
    }
  }

  /**
   * Show what numbers would become, beside what they are; nothing: take it away.
   * @param {NewCell[]} cells
   */
  foretell(cells) {
    for (const old of document.querySelectorAll(".will")) old.remove();
    for (const {panel, row, cell, text} of cells) {
      const line = `[data-panel="${CSS.escape(panel)}"] [data-row="${CSS.escape(row)}"]`;
      const place = document.querySelector(`${line} [data-cell="${cell}"]`);
      if (!place) continue;
      const figure = place.querySelector(".figure, .cell-pick") ?? place.firstChild;
      const now = figure?.textContent ?? "";
      const was = make("span", {className: "was"}, `${now} →`);
      place.append(make("span", {className: "will"}, was, ` ${text || "–"}`));
    }
  }

  /** Put every table where it belongs: on a wide page strips stand below the board. */
  arrange() {
    /** @type {Map<HTMLElement, HTMLElement[]>} */
    const wanted = new Map([[this.place, []], [this.strips, []]]);
    for (const [key, {element}] of this.shown) {
      if (!element) continue;
      const other = ELSEWHERE[/** @type {keyof typeof ELSEWHERE} */ (key)];
      const below = wide.matches && element.matches(".panel-strip");
      if (other) by(other).append(element);
      else wanted.get(below ? this.strips : this.place)?.push(element);
    }
    for (const [place, elements] of wanted) {
      // the board in words stands behind them
      const there = [...place.children].filter((one) => !one.matches(".words"));
      const isThere = elements.length === there.length
        && elements.every((element, n) => there[n] === element);
      if (!isThere) place.replaceChildren(...elements);
    }
  }
}

/** What a number of a table is called. @param {HTMLElement} cell */
function keyOf(cell) {
  const panel = /** @type {HTMLElement | null} */ (cell.closest("[data-panel]"));
  const row = /** @type {HTMLElement | null} */ (cell.closest("[data-row]"));
  return [panel?.dataset.panel, row?.dataset.row, cell.dataset.cell].join("/");
}

/** The colours of the players' marks, for the lines of the log. */
function colourSeats() {
  const {style} = document.documentElement;
  /** @type {NodeListOf<HTMLElement>} */
  const rows = document.querySelectorAll('[data-row^="seat-"]');
  for (const row of rows) {
    if (row.dataset.row?.includes("~")) continue;
    const enamel = row.querySelector(".mark rect");
    if (enamel) style.setProperty(`--${row.dataset.row}`, getComputedStyle(enamel).fill);
  }
}

/**
 * Arrow keys walk through the numbers of a panel, which is one stop for Tab.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const way = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1}[event.key];
  const here = /** @type {Element} */ (event.target).closest?.(CELLS);
  if (!way || !here) return;
  const figures = here.closest(".panel")?.querySelectorAll(CELLS) ?? [];
  const all = /** @type {HTMLElement[]} */ ([...figures]);
  const cells = here.closest("tr")?.querySelectorAll(CELLS).length ?? 1;
  const upright = event.key === "ArrowUp" || event.key === "ArrowDown";
  const step = upright ? way * cells : way;
  const next = all[all.indexOf(/** @type {HTMLElement} */ (here)) + step];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

/**
 * What a number without a formula is: its column, and what its rule is about.
 * @param {HTMLElement} number
 */
function meaningOf(number) {
  const cell = number.closest("td");
  const head = cell && cell.closest("table")?.querySelector("thead tr")?.children[cell.cellIndex];
  const rule = by(`rule-${number.dataset.rule}`)?.querySelector("h3, h4")?.lastChild;
  const words = [head?.textContent?.replaceAll("\u00ad", ""), rule?.textContent];
  return words.map((part) => part?.trim()).filter(Boolean).join(": ");
}

/** Show where a number comes from while it is pointed at or in focus. */
export function explainNumbers() {
  const tip = by("tip");
  /** @param {any} event */
  const show = (event) => {
    const number = event.target.closest?.(".figure");
    const described = document.querySelectorAll("[aria-describedby=tip]");
    for (const old of described) old.removeAttribute("aria-describedby");
    const text = number && (number.dataset.why ?? meaningOf(number));
    tip.hidden = !text;
    if (!text) return;
    tip.textContent = `${text} (${number.dataset.rule})`;
    number.setAttribute("aria-describedby", "tip");
    const at = number.getBoundingClientRect();
    const size = tip.getBoundingClientRect();
    const right = Math.min(at.right - size.width, innerWidth - size.width - 8);
    const above = at.top > size.height + 12;
    tip.style.left = `${Math.max(8, right)}px`;
    tip.style.top = `${above ? at.top - size.height - 6 : at.bottom + 6}px`;
  };
  document.addEventListener("pointerover", show);
  document.addEventListener("focusin", show);
}
