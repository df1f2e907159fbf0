/** The lobby: public tables, filtered, kept up to date. */

import {by, data, make, word} from "./page.js";
import {listen} from "./feed.js";

/** @typedef {import("./wire.js").TableSeen} TableSeen */

/** @type {{open: TableSeen[], begun: TableSeen[]}} */
let lobby = data("first");
/** @type {{title: string, name: string, board: string, board_name: string}[]} */
const boards = data("boards");
const filters = by("filters");

/** What is wanted: the filters as they stand. */
function wanted() {
  return Object.fromEntries(["title", "board", "free", "speed"].map((name) => [name, filters.elements[name].value]));
}

/**
 * Whether a table is looked for.
 * @param {Pick<TableSeen, "title" | "board" | "free" | "terms">} table @param {Record<string, string>} filter
 */
export function fits({title, board, free, terms}, filter) {
  return (!filter.title || filter.title === title) && (!filter.board || filter.board === board)
    && (!filter.free || free <= Number(filter.free)) && (!filter.speed || filter.speed === terms.speed);
}

function show() {
  const filter = wanted();
  const open = lobby.open.filter((table) => fits(table, filter));
  const begun = lobby.begun.filter((table) => fits(table, {...filter, free: ""}));
  fill("open", open);
  fill("begun", begun);
  by("status").textContent = `${open.length} / ${begun.length}`;
}

/** @param {string} place @param {TableSeen[]} tables */
function fill(place, tables) {
  by(place).replaceChildren(...tables.map(card));
  by(`${place}-none`).hidden = tables.length > 0;
}

/** @param {TableSeen} table */
function card(table) {
  const names = table.seats.map((seat) =>
    make("li", {className: seat.kind}, seat.kind === "open" ? word("open") : seat.mine ? word("you") : seat.name || seat.level));
  const notes = [table.pace, table.terms.rated ? word("rated") : "", table.terms.talk ? "" : word("silent"), ...table.options.map(([name, value]) => `${name}: ${value}`)];
  const begun = table.state === "begun";
  const label = table.seated ? word("back") : word(begun ? "watch" : "join");
  const link = make("a", {className: begun ? "quiet" : "brass", href: `/${begun ? "match" : "table"}/${table.id}`,
    "aria-label": `${label}: ${table.name}, ${table.board_name}`}, label);
  return make("li", {className: "lobby-table", "data-table": table.id},
    make("h3", {}, table.name, " ", make("span", {className: "soft"}, table.board_name)),
    make("ul", {className: "lobby-seats"}, ...names),
    make("p", {className: "soft"}, notes.filter(Boolean).join(" · ")),
    make("p", {className: "row"}, ...(begun ? [] : [make("span", {className: "lobby-free"}, word(`free-${table.free}`))]), link));
}

/** The boards of the chosen title, or of all. */
function offerBoards() {
  const title = filters.elements.title.value;
  const fitting = boards.filter((board) => !title || board.title === title);
  const first = filters.elements.board.options[0];
  filters.elements.board.replaceChildren(first, ...fitting.map((board) => new Option(board.board_name, board.board)));
}

const titles = new Map(boards.map((board) => [board.title, board.name]));
filters.elements.title.append(...[...titles].map(([key, name]) => new Option(name, key)));
offerBoards();
filters.elements.title.addEventListener("change", offerBoards);
filters.addEventListener("change", show);
show();
listen("lobby", (news) => {
  lobby = news;
  show();
});
