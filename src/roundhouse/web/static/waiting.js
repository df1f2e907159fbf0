/** What waits for me at tables with other people: a number in the tab's title and on its icon. */

import {listen} from "./feed.js";

const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const plain = icon?.href ?? "";
let number = 0;

/** The title without its number. @param {string} title */
export function bare(title) {
  return title.replace(/^\(\d+\) /, "");
}

/** The title with the number of matches that wait. @param {string} title @param {number} count */
export function counted(title, count) {
  return count ? `(${count}) ${bare(title)}` : bare(title);
}

/** The icon with a number on it, as an address. @param {number} count */
export function badge(count) {
  const text = count > 9 ? "9+" : String(count);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#23453f"/><text x="16" y="23" font-family="sans-serif" font-weight="700" font-size="20" text-anchor="middle" fill="#fbf4df">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function show() {
  const title = counted(document.title, number);
  if (title !== document.title) document.title = title;
  if (icon) icon.href = number ? badge(number) : plain;
}

/** Follow what waits for me. */
export function follow() {
  listen("mine", (/** @type {{turns: string[], tables: string[]}} */ news) => {
    number = news.turns.length;
    show();
    dispatchEvent(new CustomEvent("roundhouse-waiting", {detail: news}));
  });
  const titled = document.querySelector("title");
  if (titled) new MutationObserver(show).observe(titled, {childList: true, characterData: true, subtree: true});
}
