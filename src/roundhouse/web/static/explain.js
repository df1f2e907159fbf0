/** The card that explains calmly: why something is not possible, a hint, a bot's reason. */

import {by, make, word} from "./page.js";

/** @typedef {import("./wire.js").Answer} Answer */

const card = () => by("why");

/** Whether something is being explained. */
export function isExplaining() {
  return !card().hidden;
}

/** Say something beside the choices; null takes it away. @param {Answer | null} answer */
export function explain(answer) {
  card().hidden = !answer;
  card().replaceChildren(...(answer ? partsOf(answer) : []));
  if (answer) card().scrollIntoView({block: "nearest"});
}

/** @param {Answer} answer @returns {Node[]} */
function partsOf(answer) {
  const close = make("button", {type: "button", className: "close", "aria-label": word("web-close")}, "×");
  close.addEventListener("click", () => explain(null));
  const parts = [close, textOf(answer)];
  if (answer.instead) {
    parts.push(make("p", {className: "soft"}, `${word("web-instead")} ${answer.instead}`));
  }
  if (answer.rule_html) parts.push(ruleOf(answer.rule_title || word("web-why-more"), answer.rule_html));
  return parts;
}

/** @param {Answer} answer */
function textOf({text, rule}) {
  if (!rule) return make("p", {}, text);
  return make("p", {}, text, " ", make("a", {className: "rule", href: `#${rule}`, "data-rule": rule}, rule));
}

/** The rule itself, to be opened. @param {string} title @param {string} html */
function ruleOf(title, html) {
  const words = make("div", {className: "rules"});
  words.innerHTML = html;
  return make("details", {}, make("summary", {}, title), words);
}
