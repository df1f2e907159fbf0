/** The people at a table: who is here, who is waited for and how long, votes, talk. */

import {Problem, by, data, make, tell} from "./page.js";
import {plyIn} from "./history.js";
import {span} from "./spans.js";
import {Talk} from "./talk.js";

/** @typedef {import("./wire.js").Company} Company */

const match = data("match");
/** @type {Record<string, string>} */
const words = data("company-words");
const here = `/api/matches/${match.id}`;
/** @type {number[]} */
const mine = data("update").seats;
/** @type {Company | null} */
let company = null;
let ahead = 0; // milliseconds by which the server's clock is before ours

/** @param {string} id @param {Record<string, string | number>} [facts] */
export function say(id, facts = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole));
}

/** What somebody is called. @param {number} seat */
function name(seat) {
  return mine.includes(seat) && mine.length === 1 ? say("you") : match.players[seat];
}

const talk = new Talk(here, say, name, mine.length > 0);

/** @param {Company} fresh */
function show(fresh) {
  company = fresh;
  ahead = fresh.now - Date.now();
  by("company-seats").replaceChildren(...fresh.seats.map(seat));
  const {onlookers} = fresh;
  by("company-onlookers").textContent = onlookers < 2 ? say(`onlookers-${onlookers}`) : say("onlookers", {number: onlookers});
  showMotion();
  showTools();
  showRematch();
  passTime();
}

/** @param {import("./wire.js").SeatState} one @param {number} number */
function seat(one, number) {
  const bot = one.kind === "bot";
  const state = bot ? say("bot") : one.resigned ? say("resigned") : one.bot ? say("bot-for") : say(one.here ? "here" : "gone");
  const dot = bot || one.bot ? "bot" : one.here ? "here" : "gone";
  return make("li", {className: `company-seat${company?.turn === number ? " is-deciding" : ""}`, "data-seat": String(number)},
    make("span", {className: `dot ${dot}`, "aria-hidden": "true"}),
    make("span", {className: "company-name"}, name(number)), make("span", {className: "soft"}, state),
    make("span", {className: "company-clock number"}));
}

function showTools() {
  if (!company) return;
  const active = mine.filter((n) => !company?.seats[n].bot && !company?.seats[n].resigned);
  const away = mine.some((n) => company?.seats[n].bot && !company.seats[n].resigned);
  const running = company.turn >= 0;
  const past = plyIn(location.pathname);
  const tools = {back: running && away, resign: running && active.length > 0, abandon: running && active.length > 0 && !company.motion,
    undo: running && active.length > 0 && past !== null && !company.motion};
  for (const [act, can] of Object.entries(tools)) by("company-tools").querySelector(`[data-act=${act}]`).hidden = !can;
  by("bot-instead").hidden = !(running && away);
}

function showMotion() {
  const motion = company?.motion;
  by("motion").hidden = !motion;
  if (!motion) return;
  const what = say(`motion-${motion.what}`, {name: name(motion.by), ply: motion.ply});
  const parts = [make("p", {}, what), make("p", {className: "soft"}, say("missing", {names: motion.missing.map(name).join(", ")}))];
  if (mine.some((n) => motion.missing.includes(n))) {
    const agree = make("button", {type: "button", className: "brass"}, say("agree"));
    agree.addEventListener("click", () => act("vote", {what: motion.what, ply: motion.ply}));
    const refuse = make("button", {type: "button", className: "quiet"}, say("refuse"));
    refuse.addEventListener("click", () => act("vote", {what: "no"}));
    parts.push(make("p", {className: "row"}, agree, refuse));
    call();
  }
  by("motion").replaceChildren(...parts);
}

function showRematch() {
  const button = document.querySelector("[data-rematch]");
  if (!company?.rematch || !button || button.parentElement?.querySelector(".again")) return;
  button.before(make("a", {className: "brass again", href: `/table/${company.rematch}`}, say("rematch-join")));
  /** @type {HTMLElement} */ (button).hidden = true;
}

/** Draw the eye to the button of this drawer. */
function call() {
  if (by("company").hidden) by("open-company").classList.add("calls");
}

// ── Time ─────────────────────────────────────────────────────────────────────────────────────────

/** How long it is waited, and what the clocks show, each second. */
function passTime() {
  if (!company) return;
  const now = Date.now() + ahead;
  const {turn, since, clock} = company;
  const waits = turn >= 0 && company.seats[turn].kind !== "bot";
  by("waits").hidden = !waits;
  by("clock-line").hidden = !waits || !clock?.due;
  if (!waits) return;
  const left = clock?.due ? Math.max(0, clock.due - now) : null;
  by("waits").textContent = left === null ? say("waited", {name: name(turn), time: span(now - since)}) : `${name(turn)} · ${span(left)}`;
  if (left !== null && clock) by("clock-line").firstElementChild.style.setProperty("width", `${Math.min(100, (left / clock.total) * 100)}%`);
  for (const [number, one] of [...by("company-seats").children].entries()) {
    const rest = number === turn && left !== null ? left : clock?.left[number];
    one.querySelector(".company-clock").textContent = rest === undefined || company.seats[number].kind === "bot" ? "" : span(rest);
  }
}

// ── Acting ───────────────────────────────────────────────────────────────────────────────────────

/** @param {string} what @param {object} [facts] */
async function act(what, facts = {}) {
  by("company-answer").textContent = "";
  try {
    await tell(`${here}/${what}`, facts);
  } catch (error) {
    by("company-answer").textContent = error instanceof Problem ? error.message : say("failed");
  }
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-act]"))) {
  button.addEventListener("click", () => {
    const what = button.dataset.act;
    if (what === "back") act("back");
    else if (what === "resign") confirm(say("resign-sure")) && act("resign");
    else if (what === "undo") act("vote", {what, ply: plyIn(location.pathname) ?? 0});
    else act("vote", {what});
  });
}
by("hush").hidden = mine.length === 0;
by("hush").addEventListener("click", () => {
  const quiet = by("hush").getAttribute("aria-pressed") !== "true";
  by("hush").setAttribute("aria-pressed", String(quiet));
  act("hush", {quiet});
});
by("open-company").addEventListener("click", () => {
  by("open-company").classList.remove("calls");
  showTools();
});
addEventListener("popstate", showTools);
addEventListener("roundhouse-people", (event) => {
  const {people, said} = /** @type {CustomEvent} */ (event).detail;
  show(people);
  if (talk.hear(said ?? [])) call();
});
setInterval(passTime, 1000);
