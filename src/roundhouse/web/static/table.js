/** The table: takes updates, shows positions, and passes on what the player picks. It knows no rule. */

import {Board} from "./board.js";
import {Cursor} from "./cursor.js";
import {Deciding} from "./deciding.js";
import {Drawers} from "./drawers.js";
import {explain, isExplaining} from "./explain.js";
import {toPrompt} from "./focus.js";
import {Foresight} from "./foresight.js";
import {Guide} from "./guide.js";
import {HandOver} from "./handover.js";
import {Hints} from "./hints.js";
import {History, plyIn} from "./history.js";
import {listenTo} from "./keys.js";
import {Line} from "./live.js";
import {Log, placesOf} from "./log.js";
import {callMeYou, offerNext} from "./players.js";
import {news, recap} from "./recap.js";
import {by, data, make, word} from "./page.js";
import {Pace} from "./pace.js";
import {Panels, explainNumbers} from "./panels.js";
import {Rules} from "./rules.js";
import * as personal from "./settings.js";
import * as share from "./share.js";
import {watch} from "./slips.js";
import {Voice, say} from "./speech.js";

/** @typedef {import("./wire.js").Update} Update */

/** @type {import("./wire.js").TheMatch} */
const match = data("match");
const here = `/api/matches/${match.id}`;
/** The latest update: the match as it is now. @type {Update} */
let live = data("update");
const LONG = 120; // characters of a prompt that is set smaller, so that the choices keep their room
let unread = 0;
let shownNow = "";

const voice = new Voice(live);
const hands = new HandOver(match, () => live);
const panels = new Panels(match.title);
const drawers = new Drawers();
const rules = new Rules(match.title, match.board);
const log = new Log(match, (ply) => past.go(ply), (ply) => hints.reason(ply));
const past = new History(match.id, () => live.ply, () => hands.asSeat("?"), showPosition);
const board = new Board((pick) => turn.pointed(pick), (pick) => turn.hovered(pick));
const foresight = new Foresight(board, panels,
  (move) => `${here}/preview?move=${encodeURIComponent(move)}${hands.asSeat("&")}`,
  () => `${live.seq} ${live.seat}`);
const turn = new Deciding(match, () => live, () => past.at === null, {hands, board, foresight});
const hints = new Hints(here, (sign) => hands.asSeat(sign), explain, (pick) => board.point(pick));
const guide = new Guide(here, (sign) => hands.asSeat(sign), explain,
  (made, fate) => turn.choices.decide(made, fate), () => turn.choices.confirm());
const cursor = new Cursor(board, around, (pick) => turn.pointed(pick));
const pace = new Pace(take, () => live.mine, () => Number(personal.settings.pace));
const line = new Line(match.id, live, hands.seat, (update) => pace.take(update), connected);
hands.join(line);
turn.join(line);

/** Say what lies around a place. @param {string} pick */
async function around(pick) {
  const answer = await guide.asked(`around ${pick}`);
  if (answer && cursor.at === pick) say(answer.text);
}

/** The seat whose last turn counts: the one on turn if it is mine, else the one I look through. */
function mySeat() {
  return live.mine ? live.turn : live.seat;
}

// ── Showing ──────────────────────────────────────────────────────────────────────────────────────

/** What all positions have in common. @param {Update} update */
function show(update) {
  if (update.now !== shownNow) by("now").innerHTML = shownNow = update.now;
  const prompt = by("now").querySelector(".sign-prompt");
  prompt?.classList.toggle("long", prompt.textContent.length > LONG);
  const heading = by("now").querySelector(".now-heading")?.textContent ?? "";
  by("heading").textContent = by("heading").title = heading;
  panels.show(update);
  guide.show();
  callMeYou(update.seats);
  by("slot").querySelector(".recap")?.remove();
  board.show(update);
  document.title = update.title ?? document.title;
  share.linkTo(match, update.ply);
  explain(null);
  foresight.clear();
}

/** A past position, or null for now. @param {Update | null} update */
function showPosition(update) {
  if (update) showPast(update);
  else showNow();
  say(update ? voice.past(update, live.ply) : `${word("web-back-to-now")}. ${live.status ?? ""}`);
}

function showNow() {
  show(live);
  log.goTo(null);
  unread = 0;
  by("to-now").dataset.new = "";
  document.body.classList.toggle("my-turn", live.mine && !live.over);
  showUndo();
  showPlan();
  share.showRecord(live);
  offerNext(match, live);
  const told = news(log.lines, mySeat(), live);
  board.outline(placesOf(told));
  if (!live.over && told.length) by("slot").append(recap(told, match, live.seats));
  hints.offer(live.mine && !live.over ? live.ply : null);
  const covered = hands.cover();
  if (live.mine && !live.over && !covered) turn.offer();
  else turn.none();
}

/** @param {Update} update */
function showPast(update) {
  show(update);
  document.body.classList.remove("my-turn");
  by("take-back").hidden = by("plan").hidden = true;
  turn.none(word("web-history-note"));
  hints.offer(null);
  hints.why(update.ply, () => past.at === update.ply);
  log.goTo(update.ply);
  board.outline(placesOf(log.lines.filter((entry) => entry.ply === update.ply)));
}

/** Something happened. @param {Update} update */
function take(update) {
  const wasMine = live.mine && !live.over;
  const other = hands.changes(update);
  live = update;
  turn.busy = false;
  if (other) forgetAll(update);
  log.take(update, mySeat());
  past.grow(update.from);
  say(voice.after(update));
  if (past.at === null) {
    showNow();
    toPrompt();
    if (live.mine && !wasMine) personal.bell();
    return;
  }
  unread += 1;
  by("to-now").dataset.new = word("web-newer", {number: unread});
}

/** Another seat looks: nothing that was seen before stays on the page. @param {Update} update */
function forgetAll(update) {
  foresight.forget();
  past.forget();
  log.forget();
  if (past.at !== null) past.now();
  if (update.from > 0) line.ask();
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
  end.addEventListener("click", () => turn.plan(null, live.plan?.seat));
  by("plan").replaceChildren(make("p", {}, live.plan.text), end);
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

// ── Clicks and keys ──────────────────────────────────────────────────────────────────────────────

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
  if (pick?.dataset.pick && !by("map").contains(pick)) turn.picked(pick.dataset.pick);
  const place = /** @type {HTMLElement | null} */ (target.closest("[data-go]"));
  if (place && !event.ctrlKey && !event.metaKey) event.preventDefault(), past.go(Number(place.dataset.go));
});
drawers.onOpen = (/** @type {string} */ name) => void (name === "rules" && rules.load());
by("undo").addEventListener("click", () => turn.takeBack(live.undo?.one));
by("undo-turn").addEventListener("click", () => turn.takeBack(live.undo?.turn));
by("open-keys").addEventListener("click", () => by("keys").showModal());

/**
 * Show a tab and go to the first of the places that is there.
 * @param {string} name @param {...string} places
 */
function goTo(name, ...places) {
  drawers.show(name);
  const place = places.map((selector) => document.querySelector(selector)).find(Boolean);
  /** @type {HTMLElement | undefined} */ (place)?.focus();
}

/** Whether a key is pressed on nothing that has a meaning for it. @param {KeyboardEvent} event */
function isAtRest({target}) {
  return !/** @type {Element} */ (target).closest("button, a, summary, select, input");
}

/** Whether Home and End mean nothing where they are pressed. @param {KeyboardEvent} event */
function isFree({target}) {
  return !/** @type {Element} */ (target).closest("input, select, .drawer, .log-lines, [role=listbox]");
}

/** One step back from wherever one is. */
function escape() {
  if (drawers.close()) return;
  if (isExplaining()) explain(null);
  else if (!turn.choices.back()) past.now();
}

listenTo({
  digit: (event) => turn.choices.typeDigit(event), letter: (event) => turn.choices.press(event.key),
  Enter: (event) => isAtRest(event) && turn.choices.enter(event),
  p: () => turn.choices.pass(),
  ArrowRight: (event) => turn.choices.walk(event, 1), ArrowDown: (event) => turn.choices.walk(event, 1),
  ArrowLeft: (event) => turn.choices.walk(event, -1), ArrowUp: (event) => turn.choices.walk(event, -1),
  Escape: escape,
  f: (event) => turn.choices.openList(event),
  x: () => turn.palette.turn(1), X: () => turn.palette.turn(-1),
  u: () => turn.takeBack(live.undo?.one), U: () => turn.takeBack(live.undo?.turn),
  ",": () => past.step(-1), ".": () => past.step(1),
  Home: (event) => isFree(event) && past.go(0), End: (event) => isFree(event) && past.now(),
  n: () => past.now(),
  "+": () => board.zoom(0.64), "=": () => board.zoom(0.64), "-": () => board.zoom(1.5625),
  z: () => board.fit(),
  b: () => by("map").focus(), "/": (event) => (event.preventDefault(), by("command").focus()),
  c: () => goTo("choices", "#offer button", "#choices"),
  t: () => goTo("panels", "#panels [tabindex='0']", "#panels button"),
  l: () => goTo("log", "#log-lines"),
  r: () => drawers.toggle("rules"), d: () => drawers.toggle("share"),
  s: () => drawers.toggle("settings"), g: () => by("company") && drawers.toggle("company"),
  h: () => hints.next(), "?": () => by("keys").showModal(),
});

// ── Departure ────────────────────────────────────────────────────────────────────────────────────

personal.listen();
by("lesson-show")?.addEventListener("click", () => turn.play(by("lesson").dataset.move));
watch();
explainNumbers();
share.listen();
const asked = plyIn(location.pathname);
log.at = asked !== null && asked < live.ply ? asked : null;
log.take({from: -1, log: live.log}, mySeat());
past.paint(true);
rules.onChapters = (/** @type {import("./wire.js").RuleSection[]} */ chapters) => log.offerKinds(chapters);
if (asked === null || asked >= live.ply) showNow(), say(live.status ?? "");
else past.go(asked, true);
(window.requestIdleCallback ?? setTimeout)(() => rules.load());
if (line.as !== null) line.ask();
