/** Seats left open for somebody elsewhere: what such a table agrees upon, and opening it. */

import {Problem, by, tell, word} from "./page.js";

/** @typedef {{kind: string, name: string, level: string}} Seat */

const NAME = "roundhouse-name"; // what this person was called last

/** Whether a table has to wait for somebody. @param {Seat[]} seats */
export function isWaiting(seats) {
  return seats.some((seat) => seat.kind === "open");
}

/** Show what is to be agreed upon where somebody is waited for. @param {Seat[]} seats */
export function terms(seats) {
  const waiting = isWaiting(seats);
  by("terms").hidden = !waiting;
  by("start").textContent = word(waiting ? "open-table" : "begin");
  const me = seats.find((seat) => seat.kind === "me");
  if (!waiting || !me || me.name) return;
  me.name = localStorage.getItem(NAME) ?? "";
  const field = by("seats").children[seats.indexOf(me)]?.querySelector("input[type=text]");
  if (field) field.value = me.name;
}

/** What was agreed upon. */
function chosen() {
  const speed = document.querySelector("[name=speed]:checked");
  return {
    speed: /** @type {HTMLInputElement} */ (speed).value,
    public: by("public").checked,
    watch: by("watch").checked ? "all" : "players",
    talk: by("talk").checked,
  };
}

/** Open a table and go to it. @param {{seats: Seat[]}} wanted */
export async function open(wanted) {
  const me = wanted.seats.find((seat) => seat.kind === "me");
  if (me && !me.name.trim()) throw new Problem(422, {detail: word("name-needed")});
  if (me) localStorage.setItem(NAME, me.name);
  const {id} = await tell("/api/tables", {...wanted, seats: wanted.seats.map(plain), terms: chosen()});
  location.assign(`/table/${id}`);
}

/** A seat with what belongs to its kind. @param {Seat} seat */
function plain({kind, name, level}) {
  return kind === "bot" ? {kind, level} : kind === "open" ? {kind} : {kind, name};
}
