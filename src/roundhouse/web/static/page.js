/** Small things every module needs: finding elements, making them, words, and asking the server. */

/** The element with that id. @param {string} id @returns {any} */
export function by(id) {
  return document.getElementById(id);
}

/** The data in a `<script type="application/json">`. @param {string} id @returns {any} */
export function data(id) {
  return JSON.parse(by(id)?.textContent ?? "null");
}

/** @type {Record<string, string> | undefined} */
let words;

/**
 * A text of the page, its `{name}` places filled.
 * @param {string} id @param {Record<string, string | number>} [facts] @returns {string}
 */
export function word(id, facts = {}) {
  words ??= /** @type {Record<string, string>} */ (data("words") ?? {});
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole));
}

/**
 * A new element. Properties are set as properties, `data-` and `aria-` ones as attributes; text
 * stays text.
 * @param {string} tag @param {Record<string, any>} [properties]
 * @param {...(Node | string)} children
 * @returns {any}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-") || name === "for" || name === "role") element.setAttribute(name, value);
    else Object.assign(element, {[name]: value});
  }
  element.append(...children);
  return element;
}

/** What waits for the next paint. @type {Set<() => void>} */
const waiting = new Set();

/**
 * Measure only once everything was written: the page is laid out once, just before it is painted.
 * @param {() => void} task
 */
export function beforePaint(task) {
  if (!waiting.size) {
    requestAnimationFrame(() => {
      const tasks = [...waiting];
      waiting.clear();
      for (const one of tasks) one();
    });
  }
  waiting.add(task);
}

/** An answer of the server that is not a success, with what it says. */
export class Problem extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.text ?? body?.detail ?? body?.title ?? String(status));
    this.status = status;
    this.body = body ?? {};
  }
}

/** Ask the server. @param {string} path @param {RequestInit} [how] @returns {Promise<any>} */
export async function ask(path, how = {}) {
  const answer = await fetch(path, {headers: {Accept: "application/json"}, ...how});
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new Problem(answer.status, body);
  return body;
}

/**
 * Tell the server something; data go as JSON, texts as they are.
 * @param {string} path @param {any} [body] @param {RequestInit} [how] @returns {Promise<any>}
 */
export function tell(path, body = {}, how = {}) {
  const csrf = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=csrf]"));
  const plain = typeof body === "string";
  return ask(path, {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": plain ? "text/plain; charset=utf-8" : "application/json",
      "X-CSRF": csrf?.content ?? "",
    },
    body: plain ? body : JSON.stringify(body),
    ...how,
  });
}
