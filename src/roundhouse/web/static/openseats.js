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
  const clock = document.querySelector(`.clock-terms[data-speed=${/** @type {HTMLInputElement} */ (speed).value}]`);
  const term = (/** @type {string} */ name) =>
    Number(/** @type {HTMLSelectElement} */ (clock?.querySelector(`[data-term=${name}]`)).value);
  return {
    speed: /** @type {HTMLInputElement} */ (speed).value,
    bank: term("bank"),
    step: term("step"),
    stand_in: by("stand-in").value,
    public: by("public").checked,
    watch: by("watch").checked ? "all" : "players",
    talk: by("talk").checked,
    rated: by("rated").checked,
  };
}

for (const speed of document.querySelectorAll("[name=speed]")) {
  speed.addEventListener("change", () => {
    for (const terms of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".clock-terms"))) {
      terms.hidden = terms.dataset.speed !== /** @type {HTMLInputElement} */ (speed).value;
    }
  });
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
