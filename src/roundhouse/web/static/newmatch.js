/** Setting a match up: title, board, seats, options. */

import {Problem, by, data, make, tell, word} from "./page.js";
import {isWaiting, open, terms} from "./openseats.js";

const setup = data("setup");
const form = by("new-match");
const asked = new URLSearchParams(location.search);
/** Who sits where; kept while the number of seats changes. */
const seats = Array.from({length: 8}, (_, i) => ({kind: i === 0 ? "me" : asked.has("with") ? "open" : "bot", name: "", level: setup.usual}));
let count = 0;

/** The title and board that are chosen. */
function chosen() {
  const title = setup.titles.find((/** @type {any} */ t) => t.key === form.elements.title.value) ?? setup.titles[0];
  const board = title.boards.find((/** @type {any} */ b) => b.board === form.elements.board?.value) ?? title.boards[0];
  return {title, board};
}

function showBoards() {
  const {title} = chosen();
  const wanted = title.boards.some((/** @type {any} */ b) => b.board === asked.get("map")) ? asked.get("map") : title.boards[0].board;
  by("boards").hidden = title.boards.length < 2;
  for (const about of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-about]"))) about.hidden = about.dataset.about !== title.key;
  by("boards").replaceChildren(...title.boards.map((/** @type {any} */ b) => tile("board", b.board, b.name, b.board === wanted)));
  showSeats();
}

/**
 * A radio button that looks like a ticket.
 * @param {string} name @param {string} value @param {string} text @param {boolean} checked
 */
function tile(name, value, text, checked) {
  return make("label", {className: "tile"}, make("input", {type: "radio", name, value, checked}), make("span", {}, text));
}

function showSeats() {
  const {title, board} = chosen();
  by("picture").querySelector("source").srcset = `/boards/${title.key}/${board.board}.svg?look=dark`;
  by("picture").querySelector("img").src = `/boards/${title.key}/${board.board}.svg`;
  if (!board.seats.includes(count)) count = board.seats.includes(3) ? 3 : board.seats[0];
  by("counts").replaceChildren(...board.seats.map((/** @type {number} */ n) => tile("count", String(n), String(n), n === count)));
  by("seats").replaceChildren(...seats.slice(0, count).map((_, i) => seatRow(i)));
  terms(seats.slice(0, count));
  showOptions();
}

/** @param {number} i */
function seatRow(i) {
  const seat = seats[i];
  const kind = select(`kind-${i}`, ["me", "open", "local", "bot"].map((k) => ({value: k, name: word(k)})), seat.kind);
  kind.setAttribute("aria-label", `${word("seat", {number: i + 1})}: ${word("kind")}`);
  kind.addEventListener("change", () => {
    seat.kind = kind.value;
    if (kind.value === "me") seats.forEach((other, j) => j !== i && other.kind === "me" && (other.kind = "local"));
    showSeats();
  });
  const row = make("li", {className: "seat"}, make("span", {className: "seat-number"}, word("seat", {number: i + 1})), kind);
  if (seat.kind === "bot") row.append(levelOf(seat, i));
  else if (seat.kind !== "open") row.append(nameOf(seat, i));
  return row;
}

/** @param {{level: string}} seat @param {number} i */
function levelOf(seat, i) {
  const level = select(`level-${i}`, setup.levels.map((/** @type {any} */ l) => ({value: l.level, name: l.name})), seat.level);
  level.setAttribute("aria-label", `${word("seat", {number: i + 1})}: ${word("level")}`);
  level.addEventListener("change", () => (seat.level = level.value));
  return level;
}

/** @param {{name: string, kind: string}} seat @param {number} i */
function nameOf(seat, i) {
  const placeholder = (seat.kind === "me" && word("guest")) || word("name");
  const name = make("input", {type: "text", maxLength: 40, value: seat.name, placeholder, "aria-label": `${word("seat", {number: i + 1})}: ${word("name")}`});
  name.addEventListener("input", () => (seat.name = name.value));
  return name;
}

/**
 * @param {string} name @param {{value: string, name: string}[]} values @param {string} value
 * @returns {HTMLSelectElement}
 */
function select(name, values, value) {
  return make("select", {name}, ...values.map((v) => new Option(v.name, v.value, false, v.value === value)));
}

function showOptions() {
  const {board} = chosen();
  by("options").replaceChildren(...board.options.map((/** @type {any} */ option) => {
    const field = select(`option-${option.key}`, option.values, option.values[0].value);
    field.id = `option-${option.key}`;
    field.addEventListener("change", exclude);
    return make("div", {className: "option"}, make("label", {for: field.id}, option.name), field, make("p", {className: "soft", id: `note-${option.key}`}));
  }));
  if (!board.options.length) by("options").append(make("p", {className: "soft"}, word("no-options")));
  exclude();
}

/** Values that do not go together with what is chosen cannot be chosen; say with what. */
function exclude() {
  const {board} = chosen();
  const valueOf = (/** @type {string} */ key) => by(`option-${key}`)?.value;
  const nameOfValue = (/** @type {string} */ key, /** @type {string} */ value) =>
    board.options.find((/** @type {any} */ o) => o.key === key)?.values.find((/** @type {any} */ v) => v.value === value)?.name ?? value;
  for (const option of board.options) {
    const notes = [];
    const barred = new Map(option.conflicts.filter((/** @type {any} */ c) => valueOf(c[1]) === c[2]).map((/** @type {any} */ c) => [c[0], c]));
    for (const item of by(`option-${option.key}`).options) {
      const why = barred.get(item.value);
      item.disabled = Boolean(why);
      if (why) notes.push(`${item.text}: ${word("excluded", {other: nameOfValue(why[1], why[2])})}`);
      if (why && item.selected) by(`option-${option.key}`).value = option.values.find((/** @type {any} */ v) => !barred.has(v.value)).value;
    }
    by(`note-${option.key}`).textContent = notes.join(" ");
  }
}

/** @param {SubmitEvent} event */
async function start(event) {
  event.preventDefault();
  const {title, board} = chosen();
  const options = Object.fromEntries(board.options.map((/** @type {any} */ o) => [o.key, by(`option-${o.key}`).value]));
  by("start").disabled = true;
  try {
    const wanted = {title: title.key, board: board.board, seats: seats.slice(0, count), options, shuffle: by("shuffle").checked};
    if (isWaiting(wanted.seats)) return await open(wanted);
    const {id} = await tell("/api/matches", wanted);
    location.assign(`/match/${id}`);
  } catch (error) {
    by("answer").textContent = error instanceof Problem ? error.message : word("failed");
    by("start").disabled = false;
  }
}

by("titles").addEventListener("change", showBoards);
by("boards").addEventListener("change", showSeats);
by("counts").addEventListener("change", (/** @type {any} */ event) => {
  count = Number(event.target.value);
  showSeats();
  by("counts").querySelector(":checked")?.focus();
});
form.addEventListener("submit", start);
for (const radio of form.querySelectorAll("[name=title]")) radio.checked ||= radio.value === asked.get("title");
showBoards();
