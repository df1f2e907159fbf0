/** The rules in a drawer: fetched once, searched, opened at a rule. */

import {ask, by, make, word} from "./page.js";

/**
 * Which sections hold all words of a search; an empty search finds all.
 * @param {{rule: string, text: string}[]} sections @param {string} search @returns {string[]}
 */
export function found(sections, search) {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter(({text}) => wanted.every((part) => text.includes(part))).map(({rule}) => rule);
}

/** Mark what was searched for; nothing: no marks. @param {HTMLElement} place @param {string} search */
export function mark(place, search) {
  for (const old of place.querySelectorAll("mark")) old.replaceWith(...old.childNodes);
  place.normalize();
  const wanted = search.toLowerCase().split(/\s+/).filter((part) => part.length > 1);
  if (!wanted.length) return;
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    const parts = split(text.data, wanted);
    if (parts.length > 1) text.replaceWith(...parts.map((part, i) => (i % 2 ? make("mark", {}, part) : part)));
  }
}

/** A text cut at what is wanted: every second part is a hit. @param {string} text @param {string[]} wanted in small letters */
export function split(text, wanted) {
  const either = wanted.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.split(new RegExp(`(${either})`, "giu"));
}

/**
 * Let a search field filter the sections below an element.
 * @param {HTMLElement} place @param {any} field @param {HTMLElement} count
 */
export function searchable(place, field, count) {
  field.addEventListener("input", () => {
    const sections = /** @type {HTMLElement[]} */ ([...place.querySelectorAll("[data-section]")]);
    const texts = sections.map((s) => ({rule: s.dataset.section ?? "", text: (s.textContent ?? "").toLowerCase()}));
    const shown = new Set(found(texts, field.value));
    for (const section of sections) section.hidden = !shown.has(section.dataset.section ?? "");
    mark(place, field.value);
    count.textContent = !field.value.trim() ? "" : shown.size ? word("web-rules-found", {number: shown.size}) : word("web-rules-none");
  });
}

/**
 * Make the rule numbers in a text links.
 * @param {HTMLElement} place @param {(rule: string) => Record<string, string>} link
 */
export function linkNumbers(place, link) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest("a, h2, h3, h4")) texts.push(walker.currentNode);
  for (const text of texts) {
    const parts = (text.textContent ?? "").split(/\b([A-Z]{2,4}-\d+(?:\.\d+)?)\b/);
    if (parts.length < 3) continue;
    /** @type {any} */ (text).replaceWith(...parts.map((part, i) => (i % 2 ? make("a", {className: "rule", ...link(part)}, part) : part)));
  }
}

/** @typedef {import("./wire.js").RuleSection} RuleSection */

export class Rules {
  /** @param {string} title @param {string} board */
  constructor(title, board) {
    this.source = `/api/rules/${title}?map=${encodeURIComponent(board)}`;
    this.place = by("rules-text");
    this.field = by("rules-search");
    /** @type {(chapters: RuleSection[]) => void} */
    this.onChapters = () => {};
    /** @type {Promise<void> | null} */
    this.ready = null;
    searchable(this.place, this.field, by("rules-found"));
  }

  /** Fetch the rules, the first time they are wanted. */
  load() {
    this.ready ??= ask(this.source).then(({short, sections}) => {
      const chapters = sections.filter((/** @type {RuleSection} */ s) => s.chapter);
      this.place.replaceChildren(this.opening(short, chapters),
        ...sections.map((/** @type {RuleSection} */ s) => this.section(s)));
      this.onChapters(sections.filter((/** @type {RuleSection} */ s) => s.chapter));
    }, () => {
      this.ready = null;
      this.place.textContent = word("web-failed");
    });
    return this.ready;
  }

  /** Goal and course of the game, and the contents. @param {string[]} short @param {RuleSection[]} chapters */
  opening(short, chapters) {
    const links = chapters.map(({rule, title}) =>
      make("li", {}, make("a", {href: `#${rule}`, "data-rule": rule}, title)));
    return make("section", {"data-section": "", className: "rules-short"},
      ...short.map((text) => make("p", {}, text)),
      make("h3", {}, word("web-contents")), make("ol", {}, ...links));
  }

  /** @param {RuleSection} s */
  section(s) {
    const heading = make(s.chapter ? "h3" : "h4", {}, make("span", {className: "rule-number"}, s.rule), ` ${s.title}`);
    const section = make("section", {id: `rule-${s.rule}`, "data-section": s.rule, className: s.chapter ? "chapter" : "rule-section"}, heading);
    heading.insertAdjacentHTML("afterend", s.html);
    linkNumbers(section, (rule) => ({href: `#${rule}`, "data-rule": rule}));
    return section;
  }

  /**
   * Show a rule: the search is cleared and the section scrolled to and marked.
   * @param {string} rule
   */
  async show(rule) {
    await this.load();
    this.field.value = "";
    this.field.dispatchEvent(new Event("input"));
    for (const old of this.place.querySelectorAll(".wanted")) old.classList.remove("wanted");
    const section = by(`rule-${rule}`) ?? by(`rule-${rule.replace(/\.\d+$/, "")}`);
    if (!section) return;
    section.classList.add("wanted");
    this.place.scrollTop = section.offsetTop - this.place.offsetTop - 8;
  }
}
