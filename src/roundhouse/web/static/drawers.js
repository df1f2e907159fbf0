/** What is shown beside the board: drawers over the tables on a wide page, tabs of a sheet on a phone. */

import {by} from "./page.js";
import {rove} from "./rove.js";

const DRAWERS = ["rules", "settings", "share", "company"].filter((name) => by(name));
const wide = matchMedia("(min-width: 1100px)");

export class Drawers {
  constructor() {
    /** @type {(name: string) => void} */
    this.onOpen = () => {};
    this.before = "choices";
    rove(by("open-keys").parentElement, "button");
    for (const name of DRAWERS) by(`open-${name}`).addEventListener("click", () => this.toggle(name));
    for (const button of document.querySelectorAll("[data-close]")) button.addEventListener("click", () => this.close());
    for (const tab of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-show]"))) {
      tab.addEventListener("click", () => this.show(tab.dataset.show ?? ""));
    }
    wide.addEventListener("change", () => this.show("choices"));
  }

  /** The drawer that is open, or undefined. */
  get now() {
    return DRAWERS.find((name) => !by(name).hidden);
  }

  /** Show a tab: a drawer, or the choices, tables or log. @param {string} name */
  show(name) {
    const table = by("main");
    if (!this.now) this.before = table.dataset.tab;
    table.dataset.tab = name;
    for (const drawer of DRAWERS) {
      by(drawer).hidden = drawer !== name;
      by(`open-${drawer}`).setAttribute("aria-expanded", String(drawer === name));
    }
    for (const tab of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-show]"))) {
      tab.setAttribute("aria-pressed", String(tab.dataset.show === name));
    }
    if (DRAWERS.includes(name)) this.onOpen(name);
  }

  /** @param {string} name */
  open(name) {
    this.show(name);
    by(name).querySelector("input, [data-close]")?.focus({preventScroll: true});
  }

  /** @param {string} name */
  toggle(name) {
    if (this.now === name) this.close();
    else this.open(name);
  }

  /** Close what is open; false if nothing was. */
  close() {
    const name = this.now;
    if (!name) return false;
    this.show(this.before === name ? "choices" : this.before);
    by(`open-${name}`).focus({preventScroll: true});
    return true;
  }
}
