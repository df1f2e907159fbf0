/** A table that waits for people: who sits there, sitting down, leading it. The match opens by itself. */

import {Problem, by, data, make, tell, word} from "./page.js";
import {listen} from "./feed.js";

/** @typedef {import("./wire.js").TableSeen} TableSeen */

/** @type {TableSeen} */
let table = data("first");
const here = `/api/tables/${table.id}`;
const NAME = "roundhouse-name"; // what this person was called last

/** @param {TableSeen} fresh */
function show(fresh) {
  table = fresh;
  if (table.state === "begun" || table.state === "over") return location.replace(`/match/${table.id}`);
  const gone = table.state === "gone";
  by("stands").textContent = word(gone ? "gone" : `wait-${table.free}`);
  by("seats").replaceChildren(...table.seats.map(seat));
  by("sit").hidden = gone || table.seated;
  by("mine").hidden = gone || !table.seated;
  by("mine").querySelector("[data-do=lead]").hidden = !table.may_lead;
  by("leads").hidden = gone || !table.leads;
  by("inviting").hidden = gone;
}

/** @param {import("./wire.js").SeatSeen} one @param {number} number */
function seat(one, number) {
  const free = one.kind === "open";
  const line = make("li", {className: `sitting-seat ${one.kind}${one.mine ? " mine" : ""}`},
    make("span", {className: "seat-number", "aria-hidden": "true"}, String(number + 1)),
    make("span", {className: "sitting-name"}, free ? word("open") : one.name || word(one.mine ? "you" : "bot")));
  const notes = [one.mine && one.name ? word("you") : "", one.owner ? word("owner") : "", one.level, one.away ? word("away") : ""];
  line.append(make("span", {className: "sitting-notes"}, notes.filter(Boolean).join(" · ")));
  if (one.plays && !one.mine) line.append(make("span", {className: "sitting-plays soft"}, one.plays));
  if (table.leads && !free && !one.mine && table.state === "open") {
    const button = make("button", {type: "button", className: "quiet small", "aria-label": word("remove", {name: one.name})}, "×");
    button.addEventListener("click", () => act("remove", {seat: number}));
    line.append(button);
  }
  return line;
}

/** @param {string} what @param {object} [facts] */
async function act(what, facts = {}) {
  by("answer").textContent = "";
  try {
    show(await tell(`${here}/${what}`, facts));
  } catch (error) {
    by("answer").textContent = error instanceof Problem ? error.message : word("failed");
  }
}

by("sit").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  localStorage.setItem(NAME, by("name").value);
  act("sit", {name: by("name").value});
});
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-do]"))) {
  const what = button.dataset.do ?? "";
  button.addEventListener("click", () => {
    const sure = what === "cancel" || (what === "leave" && table.leads) ? confirm(word(`${what}-sure`)) : true;
    if (sure) act(what, what === "fill" ? {level: by("level").value} : {});
  });
}
by("copy").addEventListener("click", async () => {
  by("link").select();
  await navigator.clipboard?.writeText(by("link").value).catch(() => document.execCommand("copy"));
  by("copy").textContent = word("copied");
  setTimeout(() => (by("copy").textContent = word("copy")), 2000);
});
by("name").value = localStorage.getItem(NAME) ?? "";
show(table);
listen(`table/${table.id}`, show);
