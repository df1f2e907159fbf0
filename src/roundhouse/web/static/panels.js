/** The tables beside and below the board: what changed, and numbers that explain themselves. */

import {amountIn, breakable, signed} from "./figures.js";
import {by, make} from "./page.js";
import {set, settings} from "./settings.js";

const wide = matchMedia("(min-width: 1100px)");

/** @typedef {import("./wire.js").NewCell} NewCell */

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
    /** @type {Map<string, number>} */
    this.amounts = new Map();
    this.ply = -1;
    this.html = "";
    /** How close the tables stand to fit; they do not widen again while the place is the same. @type {Map<string, number>} */
    this.fits = new Map();
    this.width = 0;
    wide.addEventListener("change", () => this.arrange());
    new ResizeObserver(() => this.resized()).observe(this.place);
    for (const place of [this.place, this.strips]) {
      place.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => walk(event));
      place.addEventListener("click", (/** @type {any} */ event) => this.toggle(event.target.closest(".fold")));
    }
  }

  /** Show the panels of a position. @param {string} html made by the server @param {number} ply */
  show(html, ply) {
    if (html === this.html) return;
    this.html = html;
    this.strips.replaceChildren();
    this.place.innerHTML = html;
    this.compare(ply > this.ply && this.ply >= 0);
    this.ply = ply;
    for (const panel of this.place.querySelectorAll(".panel")) panel.querySelector(CELLS)?.setAttribute("tabindex", "0");
    for (const button of this.place.querySelectorAll(".fold")) this.fold(button);
    for (const head of this.place.querySelectorAll("thead th > span")) {
      head.textContent = breakable(head.textContent);
    }
    this.arrange();
    for (const [key, place] of Object.entries(ELSEWHERE)) {
      by(place).replaceChildren(...this.place.querySelectorAll(`[data-panel=${key}]`));
    }
    this.fit();
    colourSeats();
  }

  resized() {
    if (this.place.clientWidth === this.width) return;
    this.width = this.place.clientWidth;
    this.fits.clear();
    this.fit();
  }

  /** Let the tables come closer until no column is cut. */
  fit() {
    /** @type {NodeListOf<HTMLElement>} */
    const tables = document.querySelectorAll("#panels .panel:has(table), #slot .panel:has(table)");
    for (const panel of tables) {
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
    const folded = settings.folded[`${this.title}/${panel.dataset.panel}`] ?? panel.querySelectorAll("[data-row]").length > LONG;
    panel.classList.toggle("folded", folded);
    button.setAttribute("aria-expanded", String(!folded));
  }

  /** @param {any} button */
  toggle(button) {
    if (!button) return;
    const panel = button.closest(".panel");
    set("folded", {...settings.folded, [`${this.title}/${panel.dataset.panel}`]: !panel.classList.contains("folded")});
    this.fold(button);
  }

  /** Note what changed beside the numbers. @param {boolean} tell */
  compare(tell) {
    const before = this.amounts;
    this.amounts = new Map();
    for (const cell of this.place.querySelectorAll("[data-cell]")) {
      const key = [cell.closest("[data-panel]").dataset.panel, cell.closest("[data-row]").dataset.row, cell.dataset.cell].join("/");
      const amount = amountIn(cell.textContent ?? "");
      if (amount === null) continue;
      this.amounts.set(key, amount);
      const change = amount - (before.get(key) ?? amount);
      if (!tell || !change) continue;
      cell.append(make("span", {className: change > 0 ? "delta up" : "delta down"}, signed(change)));
    }
  }

  /**
   * Show what numbers would become, beside what they are; nothing: take it away.
   * @param {NewCell[]} cells
   */
  foretell(cells) {
    for (const old of document.querySelectorAll(".will")) old.remove();
    for (const {panel, row, cell, text} of cells) {
      const place = document.querySelector(`[data-panel="${CSS.escape(panel)}"] [data-row="${CSS.escape(row)}"] [data-cell="${cell}"]`);
      if (!place) continue;
      const now = place.querySelector(".figure, .cell-pick")?.textContent ?? place.firstChild?.textContent ?? "";
      const was = make("span", {className: "was"}, `${now} →`);
      place.append(make("span", {className: "will"}, was, ` ${text || "–"}`));
    }
  }

  /** Tables of two columns are strips: on a wide page they stand below the board. */
  arrange() {
    const from = wide.matches ? this.place : this.strips;
    const to = wide.matches ? this.strips : this.place;
    to.append(...from.querySelectorAll(".panel-strip"));
  }
}

/** The colours of the players' marks, for the lines of the log. */
function colourSeats() {
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-row^="seat-"]'))) {
    if (row.dataset.row?.includes("~")) continue;
    const enamel = row.querySelector(".mark rect");
    if (enamel) document.documentElement.style.setProperty(`--${row.dataset.row}`, getComputedStyle(enamel).fill);
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
  const all = /** @type {HTMLElement[]} */ ([...(here.closest(".panel")?.querySelectorAll(CELLS) ?? [])]);
  const cells = here.closest("tr")?.querySelectorAll(CELLS).length ?? 1;
  const step = event.key.startsWith("ArrowU") || event.key.startsWith("ArrowD") ? way * cells : way;
  const next = all[all.indexOf(/** @type {HTMLElement} */ (here)) + step];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

/** Show where a number comes from while it is pointed at or in focus. */
export function explainNumbers() {
  const tip = by("tip");
  /** @param {any} event */
  const show = (event) => {
    const number = event.target.closest?.(".figure[data-why]");
    for (const old of document.querySelectorAll("[aria-describedby=tip]")) old.removeAttribute("aria-describedby");
    tip.hidden = !number;
    if (!number) return;
    tip.textContent = `${number.dataset.why} (${number.dataset.rule})`;
    number.setAttribute("aria-describedby", "tip");
    const at = number.getBoundingClientRect();
    const size = tip.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(at.right - size.width, innerWidth - size.width - 8))}px`;
    tip.style.top = `${at.top > size.height + 12 ? at.top - size.height - 6 : at.bottom + 6}px`;
  };
  document.addEventListener("pointerover", show);
  document.addEventListener("focusin", show);
}
