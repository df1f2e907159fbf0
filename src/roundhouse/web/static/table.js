/** The table: takes updates, shows positions, and passes on what the player picks. It knows no rule. */

import {Board} from "./board.js";
import {Choices} from "./choices.js";
import {Hints} from "./hints.js";
import {History} from "./history.js";
import {listenTo} from "./keys.js";
import {Line} from "./live.js";
import {Log, linkText, placesOf, since} from "./log.js";
import {Panels, explainNumbers} from "./panels.js";
import {Problem, ask, by, data, make, takeRecords, tell, word} from "./page.js";
import {onlyPass, withRanges} from "./picks.js";
import {Rules} from "./rules.js";
import * as personal from "./settings.js";
import {Drawers} from "./drawers.js";

const match = data("match");
const here = `/api/matches/${match.id}`;
/** The latest update: the match as it is now. */
let live = data("update");
const wide = matchMedia("(min-width: 1100px)");
const AGAIN = 2000; // milliseconds until choices that could not be had are asked for once more
let busy = false;
let unread = 0;

const panels = new Panels(match.title);
const drawers = new Drawers();
const rules = new Rules(match.title, match.board);
const log = new Log(match.id, (ply) => past.go(ply));
const past = new History(match.id, () => live.ply, () => asSeat("?"), (update) => (update ? showPast(update) : showNow()));
const board = new Board((pick) => picked(pick), (pick) => hovered(pick));
const choices = new Choices({play, plan, look, changed: light, confirm: () => personal.settings.confirm});
const hints = new Hints(here, asSeat, explain, (pick) => board.point(pick));
const line = new Line(match.id, live, lookingAs(), take, connected);

/** The seat whose last turn counts: the one on turn if it is mine, else the one I look through. @returns {number | null} */
function mySeat() {
  return live.mine ? live.turn : live.seat;
}

/** Whether players share this device in a game with secrets. */
function isShared() {
  return live.secret && live.seats.length > 1;
}

/** The seat this device looks through, where several play at it and something is secret; else null. */
function lookingAs() {
  const seat = Number(sessionStorage.getItem(match.id) ?? NaN);
  return isShared() && live.seats.includes(seat) ? seat : null;
}

/** As whom the server is asked: the seat looked through on a shared device, else whoever the server thinks. @param {string} sign */
function asSeat(sign) {
  return isShared() && live.seat !== null ? `${sign}as=${live.seat}` : "";
}

// ── Showing ────────────────────────────────────────────────────────────────────────────────────────

/** What all positions have in common. @param {any} update */
function show(update) {
  by("now").innerHTML = update.now;
  by("heading").textContent = by("heading").title = by("now").querySelector(".now-heading")?.textContent ?? "";
  panels.show(update.panels, update.ply);
  by("slot").replaceChildren(...by("panels").querySelectorAll("[data-panel=standing]"));
  board.show(update.board);
  document.title = update.title ?? document.title;
  linkTo(update.ply);
  explain(null);
  wanted = "";
  foretell(null, null);
}

function showNow() {
  show(live);
  log.mark(null);
  unread = 0;
  by("to-now").dataset.new = "";
  by("status").textContent = live.status ?? "";
  document.body.classList.toggle("my-turn", Boolean(live.mine) && !live.over);
  showUndo();
  showPlan();
  showRecord();
  const news = since(log.lines, mySeat(), live.ply);
  board.outline(placesOf(news));
  if (!live.over) recap(news);
  hints.offer(live.mine && !live.over ? live.ply : null);
  if (handOver()) return;
  if (live.mine && !live.over) offerChoices();
  else choices.clear();
}

/** @param {any} update */
function showPast(update) {
  show(update);
  document.body.classList.remove("my-turn");
  by("take-back").hidden = by("plan").hidden = true;
  choices.clear(word("web-history-note"));
  hints.offer(null);
  hints.why(update.ply, () => past.at === update.ply);
  log.mark(update.ply);
  board.outline(placesOf(log.lines.filter((entry) => entry.ply === update.ply)));
}

/** Something happened. @param {any} update */
function take(update) {
  const wasMine = live.mine && !live.over;
  const other = isShared() && update.seat !== live.seat;
  live = update;
  busy = false;
  if (other) forgetAll(update);
  log.take(update, mySeat());
  past.grow(update.from);
  if (past.at === null) return showNow(), void (live.mine && !wasMine && personal.bell());
  unread += 1;
  by("to-now").dataset.new = word("web-newer", {number: unread});
  by("status").textContent = live.status ?? "";
}

/** What happened since my last turn, beside the choices. @param {import("./log.js").LogLine[]} news */
function recap(news) {
  if (!news.length) return;
  const lines = news.map((entry) => {
    const item = make("li", {});
    item.innerHTML = entry.html;
    linkText(item, match.id, entry.ply);
    return item;
  });
  const summary = make("summary", {}, word("web-recap"), make("span", {className: "count"}, String(news.length)));
  by("slot").append(make("details", {className: "recap", open: !wide.matches}, summary, make("ol", {}, ...lines)));
}

/** A record with secrets in it opens at the end. */
function showRecord() {
  by("record-open").hidden = live.secret && !live.over;
  by("record-closed").hidden = !by("record-open").hidden;
}

function showUndo() {
  const {undo} = live;
  by("take-back").hidden = !undo;
  by("undo-turn").hidden = !undo || undo.turn === undo.one;
}

function showPlan() {
  by("plan").hidden = !live.plan;
  if (!live.plan) return;
  const end = make("button", {type: "button", className: "quiet"}, word("web-plan-end"));
  end.addEventListener("click", () => plan(null, live.plan?.seat));
  by("plan").replaceChildren(make("p", {}, live.plan.text), end);
}

/** @param {number} ply */
function linkTo(ply) {
  by("link").value = `${location.origin}/match/${match.id}/${ply}`;
  const look = matchMedia("(prefers-color-scheme: dark)").matches;
  const dark = (document.documentElement.dataset.theme ?? (look ? "dark" : "light")) === "dark";
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-picture]"))) {
    link.href = `/match/${match.id}/${ply}/${link.dataset.picture}${dark ? "?look=dark" : ""}`;
    link.download = `${match.title}-${match.id}-${ply}${link.dataset.picture?.replace("board", "")}`;
  }
}

/** @param {boolean} on */
function connected(on) {
  const note = by("line");
  const was = note.dataset.state;
  note.dataset.state = on ? "on" : "off";
  if (!on) {
    note.textContent = word("web-line-lost");
    note.hidden = false;
  } else if (was === "off") {
    note.textContent = word("web-line-back");
    setTimeout(() => (note.hidden = note.dataset.state === "on"), 2500);
  }
}

// ── Choosing ───────────────────────────────────────────────────────────────────────────────────────

async function offerChoices() {
  const seq = live.seq;
  const answer = await ask(`${here}/choices?as=${live.turn}`).catch(() => null);
  if (seq !== live.seq || past.at !== null) return;
  if (!answer) {
    choices.clear(word("web-failed"));
    return void setTimeout(() => seq === live.seq && past.at === null && offerChoices(), AGAIN);
  }
  if (personal.settings.autoPass && onlyPass(withRanges(answer.moves, answer.ranges ?? []))) {
    by("status").textContent = word("web-auto-passed");
    return play(answer.moves[0].move);
  }
  choices.offer(answer);
}

/** Something was clicked on the board, in a panel or among the choices. @param {string} pick */
async function picked(pick) {
  explain(null);
  if (busy) return;
  if (!live.mine || past.at !== null) return describe(pick);
  if (choices.pick(pick)) return;
  const prefix = choices.chosen.prefix.map(encodeURIComponent).join("|");
  const answer = await ask(`${here}/why?pick=${encodeURIComponent(pick)}&prefix=${prefix}${asSeat("&")}`).catch(() => null);
  if (answer?.text) explain(answer);
}

/** Nothing can be picked now: say what is there. @param {string} pick */
function describe(pick) {
  const text = board.svg.querySelector(`[data-pick="${CSS.escape(pick)}"] > title`)?.textContent;
  if (text) explain({text});
}

/** @param {string} move */
async function play(move) {
  if (busy) return;
  busy = true;
  choices.wait();
  explain(null);
  await change("moves", {seq: live.seq, move});
}

/** Bid up to an amount; null ends it. @param {number | null} upTo @param {number} [seat] whose it is, if not that of who decides */
function plan(upTo, seat) {
  return change("plan", {seq: live.seq, up_to: upTo, seat: seat ?? null});
}

/** @param {number | undefined} ply */
function takeBack(ply) {
  if (ply !== undefined && past.at === null) change("undo", {seq: live.seq, ply});
}

/** Tell the server about a change; the update itself comes over the line. @param {string} what @param {any} body */
async function change(what, body) {
  try {
    const {seq} = await tell(`${here}/${what}`, body);
    if (!line.open) await line.catchUp();
    else setTimeout(() => line.seq < seq && line.catchUp(), 400);
  } catch (error) {
    const problem = error instanceof Problem ? error : null;
    if (problem?.status === 409) await line.whole();
    else choices.show();
    const text = problem?.status === 409 ? word("web-line-stale") : problem?.message ?? word("web-failed");
    explain({rule: problem?.body.rule, instead: problem?.body.instead, text});
  }
  busy = false;
}

/** The calm answer to something that is not possible; null takes it away. @param {{text: string, rule?: string, rule_title?: string, rule_html?: string, instead?: string} | null} answer */
function explain(answer) {
  const card = by("why");
  card.hidden = !answer;
  card.replaceChildren();
  if (!answer) return;
  const close = make("button", {type: "button", className: "close", "aria-label": word("web-close")}, "×");
  close.addEventListener("click", () => explain(null));
  const text = make("p", {}, answer.text, " ");
  if (answer.rule) text.append(make("a", {className: "rule", href: `#${answer.rule}`, "data-rule": answer.rule}, answer.rule));
  card.append(close, text);
  if (answer.instead) card.append(make("p", {className: "soft"}, `${word("web-instead")} ${answer.instead}`));
  if (answer.rule_html) {
    const words = make("div", {className: "rules"});
    words.innerHTML = answer.rule_html;
    card.append(make("details", {}, make("summary", {}, answer.rule_title || word("web-why-more")), words));
  }
  card.scrollIntoView({block: "nearest"});
}

/** Let what can be picked glow. */
function light() {
  const {next, later, chosen} = choices.lights;
  board.glow(next, later, chosen);
}

/**
 * What a move would do: in words, to the numbers of the tables, on the board.
 * @typedef {{text: string, cells: import("./panels.js").NewCell[], ghost: string}} Effect
 * @type {Map<string, Effect>}
 */
const effects = new Map();
let wanted = "";

/** Show what a choice would do: at the place, in words, and in the tables. @param {string | null} pick @param {string | null} move @param {string | null} [preview] */
async function look(pick, move, preview) {
  board.point(pick);
  wanted = move ?? "";
  const key = `${live.seq} ${live.seat} ${move}`;
  const known = effects.get(key);
  foretell(pick, known ?? (preview ? {text: preview, cells: [], ghost: ""} : null));
  if (!move || known) return;
  await new Promise((resolve) => setTimeout(resolve, 60));
  if (wanted !== move) return;
  const effect = await ask(`${here}/preview?move=${encodeURIComponent(move)}${asSeat("&")}`).catch(() => null);
  if (effect) effects.set(key, effect);
  if (effect && wanted === move) foretell(pick, effect);
}

/** @param {string | null} pick @param {Effect | null} effect */
function foretell(pick, effect) {
  const place = by("preview");
  if (place.textContent !== (effect?.text ?? "")) place.replaceChildren(...(effect?.text ? [make("p", {}, effect.text)] : []));
  panels.foretell(effect?.cells ?? []);
  board.foreshow(effect?.ghost ?? "");
  board.tell(pick, effect?.text ?? "");
}

/** The mouse is over a place of the board: show what choosing it would do. @param {string | null} pick */
function hovered(pick) {
  if (choices.pending) return;
  const button = pick && choices.buttons.find((b) => b.dataset.pick === pick);
  for (const lit of document.querySelectorAll(".choice.pointed")) lit.classList.remove("pointed");
  if (button) button.classList.add("pointed");
  choices.hoverPick(pick);
}

// ── Several players at one device ──────────────────────────────────────────────────────────────────

/** Another seat looks: nothing that was seen before stays on the page. @param {any} update */
function forgetAll(update) {
  effects.clear();
  past.forget();
  log.forget();
  if (past.at !== null) past.now();
  if (update.from > 0) line.whole();
}

/** Cover the table while a device with secrets changes hands; true if it is covered. */
function handOver() {
  const other = isShared() && live.mine && !live.over && live.turn !== line.as;
  const covered = other && live.private;
  const dialog = by("pass");
  document.body.classList.toggle("covered", covered);
  if (other && line.as !== null) {
    sessionStorage.removeItem(match.id);
    line.become(null);
  }
  if (!covered) return dialog.close(), false;
  by("pass-words").textContent = word("web-hand-to", {name: match.players[live.turn]});
  choices.clear();
  if (!dialog.open) dialog.showModal();
  return true;
}

by("pass").addEventListener("cancel", (/** @type {Event} */ event) => event.preventDefault());
by("pass-ready").addEventListener("click", async () => {
  sessionStorage.setItem(match.id, String(live.turn));
  await line.become(live.turn);
});

// ── Clicks and keys ────────────────────────────────────────────────────────────────────────────────

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const rule = /** @type {HTMLElement | null} */ (target.closest("a[data-rule]"));
  if (rule?.dataset.rule) {
    event.preventDefault();
    drawers.open("rules");
    rules.show(rule.dataset.rule);
    return;
  }
  const pick = /** @type {HTMLElement | null} */ (target.closest("[data-pick]"));
  if (pick?.dataset.pick && !by("map").contains(pick)) picked(pick.dataset.pick);
  const ply = /** @type {HTMLElement | null} */ (target.closest(".recap a.line-text"))?.dataset.ply;
  if (ply) event.preventDefault(), past.go(Number(ply));
});
drawers.onOpen = (name) => name === "rules" && rules.load();
by("undo").addEventListener("click", () => takeBack(live.undo?.one));
by("undo-turn").addEventListener("click", () => takeBack(live.undo?.turn));
by("open-keys").addEventListener("click", () => by("keys").showModal());
by("copy-link").addEventListener("click", async () => {
  await navigator.clipboard.writeText(by("link").value).catch(() => by("link").select());
  by("copy-link").textContent = word("web-copied");
});

/** Walk through the choices. @param {KeyboardEvent} event @param {number} step */
function walk(event, step) {
  const all = choices.buttons;
  const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (!all.length || /** @type {HTMLElement} */ (event.target).matches("input, .log-lines, .drawer *")) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length].focus();
}

/** Show a tab and go to the first of the places that is there. @param {string} name @param {...string} places */
function goTo(name, ...places) {
  drawers.show(name);
  const place = places.map((selector) => document.querySelector(selector)).find(Boolean);
  /** @type {HTMLElement | undefined} */ (place)?.focus();
}

listenTo({
  number: (event) => choices.buttons[Number(event.key) - 1]?.click(),
  ArrowRight: (event) => walk(event, 1), ArrowDown: (event) => walk(event, 1),
  ArrowLeft: (event) => walk(event, -1), ArrowUp: (event) => walk(event, -1),
  Escape: () => drawers.close() || (!by("why").hidden && (explain(null), true)) || choices.back() || past.now(),
  f: (event) => {
    const list = by("offer").querySelector("details");
    if (!list) return;
    event.preventDefault();
    list.open = true;
    list.querySelector("input").focus();
  },
  u: () => takeBack(live.undo?.one), U: () => takeBack(live.undo?.turn),
  "[": () => past.step(-1), "]": () => past.step(1), "{": () => past.go(0), "}": () => past.now(), n: () => past.now(),
  "+": () => board.zoom(0.64), "=": () => board.zoom(0.64), "-": () => board.zoom(1.5625), 0: () => board.fit(),
  b: () => by("map").focus(), c: () => goTo("choices", "#offer button", "#choices"), p: () => goTo("panels", "#panels [tabindex='0']", "#panels button"),
  l: () => goTo("log", "#log-lines"), r: () => drawers.toggle("rules"), d: () => drawers.toggle("share"), s: () => drawers.toggle("settings"),
  h: () => hints.next(), "?": () => by("keys").showModal(),
});

// ── Departure ──────────────────────────────────────────────────────────────────────────────────────

personal.listen();
explainNumbers();
takeRecords("upload", "upload-answer");
log.take({from: -1, log: live.log}, mySeat());
const asked = Number(location.pathname.split("/")[3] ?? live.ply);
past.paint();
rules.onChapters = (chapters) => log.offerKinds(chapters);
showNow();
(window.requestIdleCallback ?? setTimeout)(() => rules.load());
if (line.as !== null) line.whole();
if (asked < live.ply) past.go(asked);
