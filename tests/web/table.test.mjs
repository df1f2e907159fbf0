// The line, the log, the board's window and the search of the rules. Run with: node --test tests/web
import assert from "node:assert/strict";
import test from "node:test";
import {framed, kept, roomFor, shared, zoomed} from "../../src/roundhouse/web/static/boxes.js";
import {breakable} from "../../src/roundhouse/web/static/figures.js";
import {plyIn} from "../../src/roundhouse/web/static/history.js";
import {Line, joins, pause, whole} from "../../src/roundhouse/web/static/live.js";
import {chapterOf, chosen, merged, placesOf} from "../../src/roundhouse/web/static/log.js";
import {Pace} from "../../src/roundhouse/web/static/pace.js";
import {news, turns, withoutName} from "../../src/roundhouse/web/static/recap.js";
import {found, split} from "../../src/roundhouse/web/static/rules.js";
import {isIn} from "../../src/roundhouse/web/static/slips.js";

const line = (ply, seat, places = [], more = {}) => ({ply, seat, mover: seat, kind: "bid", text: "", rule: "CE-4.3", places, ...more});

test("an update joins if it is whole or begins where we are", () => {
  assert.ok(joins({seq: 40}, {since: 40}), "just behind");
  assert.ok(joins({seq: 40}, {since: null}), "all of it");
  assert.ok(!joins({seq: 40}, {since: 41}), "something was missed");
  assert.ok(!joins({seq: 40}, {since: 39}), "it was made for an older position");
});

test("an update put on top of a position is whole again", () => {
  const before = {order: ["a", "b"], panels: {a: "1", b: "2"}, count: 3, board: {0: "x", 1: "y", 2: "z"}, captions: {"hex:A": "A", "hex:B": "B"}};
  const update = {since: 1, order: ["b", "c"], panels: {c: "3"}, count: 3, board: {1: "w"}, captions: {"hex:B": "C"}};
  const then = whole(before, update);
  assert.deepEqual(then.panels, {b: "2", c: "3"});
  assert.deepEqual(then.board, {0: "x", 1: "w", 2: "z"});
  assert.deepEqual(then.captions, {"hex:A": "A", "hex:B": "C"});
  assert.deepEqual(whole(before, {...update, board: {1: ["neat", [0, 1]]}}).board[1], "neaty", "new text and a piece of the old");
  assert.deepEqual(whole(before, {...update, count: 1, board: {0: "n"}}).board, {0: "n"}, "another number of pieces");
  assert.equal(whole(before, {...update, since: null}).panels.b, undefined);
});

/** A line without a socket, and the questions it asked, each to be answered when the test wants. */
function quietLine() {
  const questions = [];
  globalThis.fetch = () => new Promise((resolve) => questions.push((update) => resolve({ok: true, json: async () => update})));
  const line = Object.assign(Object.create(Line.prototype), {id: "m", seq: 3, last: {}, as: null, wholes: 0, shown: []});
  line.onUpdate = (update) => line.shown.push(update.seq);
  return {line, questions};
}

test("an answer that was overtaken by a later one is let go", async () => {
  const {line, questions} = quietLine();
  line.hear({seq: 5, since: 4});
  line.hear({seq: 7, since: 5});
  questions[1]({seq: 7, since: null});
  await new Promise((resolve) => setTimeout(resolve));
  questions[0]({seq: 5, since: null});
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual([line.shown, line.seq], [[7], 7]);
});

test("an answer that was overtaken by the socket is let go, one for another seat is not", async () => {
  const {line, questions} = quietLine();
  const asked = line.ask();
  line.hear({seq: 4, since: null});
  questions[0]({seq: 3, since: null});
  await asked;
  assert.deepEqual(line.shown, [4]);
  const again = line.ask();
  questions[1]({seq: 4, since: null});
  await again;
  assert.deepEqual(line.shown, [4, 4]);
});

test("attempts come ever more slowly, up to a limit", () => {
  assert.deepEqual([0, 1, 2, 20].map((n) => pause(n, 0.5)), [500, 1000, 2000, 20000]);
});

test("an update replaces the lines after its beginning", () => {
  const lines = merged([line(1, 0), line(2, 1), line(3, 0)], {from: 1, log: [line(2, 2)]});
  assert.deepEqual(lines.map(({ply, seat}) => [ply, seat]), [[1, 0], [2, 2]]);
});

test("news are the moves of others since my last turn, and stay until this one ends", () => {
  const lines = [line(1, -1), line(2, 0), line(3, 1), line(4, 2, ["hex:R2"]), line(5, -1), line(6, 1, ["hex:Q3"])];
  const plies = (told) => told.map(({ply}) => ply);
  assert.deepEqual(plies(news(lines, 0, {ply: 6, turn: 0})), [3, 4, 6], "no draws");
  assert.deepEqual([...placesOf(news(lines, 0, {ply: 6, turn: 0}))], ["hex:R2", "hex:Q3"]);
  const deciding = [...lines, line(7, 0), line(8, -1), line(9, 0)];
  assert.deepEqual(plies(news(deciding, 0, {ply: 9, turn: 0})), [3, 4, 6], "in the middle of my turn");
  assert.deepEqual(plies(news(deciding, 0, {ply: 9, turn: 1})), [], "my turn is over");
  assert.deepEqual(plies(news(lines, null, {ply: 6, turn: 0})), [3, 4, 6], "an onlooker: as who decides");
  assert.deepEqual(plies(news(lines, null, {ply: 6, turn: 2})), [6], "since the last turn of who decides");
});

test("a recap has one line for every turn, without the name in front of every sentence", () => {
  const say = (ply, seat, text, mover = seat) => line(ply, seat, [], {text, mover});
  const told = turns([
    say(3, 1, "Bert chooses Expansion."), say(4, 1, "Bert builds K7: $4 paid."), say(4, 1, "The income of the PRR rises."),
    say(4, 2, "Cleo gets $5.", 1), say(5, 2, "Cleo: income +1."), say(6, 1, "Bert passes."),
  ], ["Ada", "Bert", "Cleo"]);
  assert.deepEqual(told.map(({seat, ply, texts}) => [seat, ply, texts.join("; ")]), [
    [1, 4, "chooses Expansion; builds K7: $4 paid; The income of the PRR rises"], [2, 4, "gets $5"],
    [2, 5, "income +1"], [1, 6, "passes"],
  ]);
  assert.equal(withoutName("Bertha bids.", "Bert"), "Bertha bids");
});

test("the log is filtered by whom it is about, and ends at the position that is shown", () => {
  const lines = [line(1, 0), line(2, 1), line(2, 0, [], {mover: 1}), line(3, 0)];
  const shown = (wanted) => chosen(lines, {seat: "", kind: "", at: null, ...wanted}).map(({ply, seat}) => [ply, seat]);
  assert.deepEqual(shown({seat: "0"}), [[1, 0], [2, 0], [3, 0]]);
  assert.deepEqual(shown({at: 2}), [[1, 0], [2, 1], [2, 0]], "nothing of later moves");
  assert.deepEqual(shown({kind: "CE-4"}).length, 4);
});

test("a line stands on a chapter of the rules", () => {
  assert.equal(chapterOf({rule: "CE-8.2"}), "CE-8");
  assert.equal(chapterOf({rule: ""}), "");
});

const WHOLE = {x: 0, y: 0, width: 100, height: 50};

test("the point under the mouse stays where it is while zooming", () => {
  const box = zoomed(WHOLE, WHOLE, 0.5, 40, 20);
  assert.deepEqual(box, {x: 20, y: 10, width: 50, height: 25});
});

test("the view never leaves the board, nor shows more than all of it", () => {
  assert.deepEqual(kept({x: 90, y: -5, width: 50, height: 25}, WHOLE), {x: 50, y: 0, width: 50, height: 25});
  assert.deepEqual(zoomed(WHOLE, WHOLE, 3, 10, 10), WHOLE);
});

test("what can be chosen is framed, with room around it", () => {
  const box = framed([{x: 10, y: 10, width: 10, height: 10}, {x: 20, y: 20, width: 10, height: 5}], WHOLE, 1);
  assert.ok(box.width < 60 && box.x <= 10 && box.y <= 10);
  assert.ok(box.x + box.width >= 30 && box.y + box.height >= 25);
  assert.deepEqual(framed([], WHOLE, 1), WHOLE);
  assert.deepEqual(framed([{x: 0, y: 0, width: 95, height: 20}], WHOLE, 1), WHOLE, "nearly everything: the whole board");
});

test("a note covers neither its place nor another one to choose", () => {
  const area = {x: 0, y: 0, width: 500, height: 400};
  const place = {x: 200, y: 200, width: 40, height: 40};
  const above = {x: 180, y: 140, width: 80, height: 50};
  const note = {width: 100, height: 30};
  const free = roomFor(note, place, area, []);
  assert.ok(free.y + free.height <= place.y, "above, if that is free");
  const room = roomFor(note, place, area, [above]);
  assert.equal(shared(room, place) + shared(room, above), 0);
  assert.ok(room.x >= 0 && room.y >= 0 && room.x + 100 <= 500 && room.y + 30 <= 400);
});

test("a search finds sections that hold all its words", () => {
  const sections = [{rule: "CE-4.3", text: "bids are whole dollars"}, {rule: "CE-8.2", text: "hexes in forests"}];
  assert.deepEqual(found(sections, "Dollars bids"), ["CE-4.3"]);
  assert.deepEqual(found(sections, " "), ["CE-4.3", "CE-8.2"]);
});

test("an address names a position, or now", () => {
  assert.deepEqual(["/match/abc/17", "/match/abc/0", "/match/abc", "/match/abc/x"].map(plyIn), [17, 0, null, null]);
});

test("a button lies under the pointer or beside it", () => {
  const box = {left: 10, right: 50, top: 10, bottom: 30};
  assert.ok(isIn({x: 10, y: 30}, box));
  assert.ok(!isIn({x: 51, y: 20}, box));
});

/** A pace of two seconds with a clock that is moved by hand. */
function paced() {
  const told = {shown: [], mine: false, time: 10000, waiting: []};
  const clock = {now: () => told.time, later: (action, ms) => told.waiting.push({action, at: told.time + ms})};
  told.pace = new Pace((update) => told.shown.push(update.seq), () => told.mine, () => 2, clock);
  told.wait = (ms) => {
    told.time += ms;
    const due = told.waiting.filter(({at}) => at <= told.time);
    told.waiting = told.waiting.filter(({at}) => at > told.time);
    for (const {action} of due) action();
  };
  return told;
}

test("moves of others are shown at a pace, in their order", () => {
  const told = paced();
  for (const seq of [1, 2, 3]) told.pace.take({seq, from: seq});
  assert.deepEqual(told.shown, [1]);
  told.wait(2000);
  assert.deepEqual(told.shown, [1, 2]);
  told.wait(2000);
  assert.deepEqual(told.shown, [1, 2, 3]);
});

test("what I did myself and everything anew are shown at once", () => {
  const told = paced();
  told.mine = true;
  for (const seq of [1, 2]) told.pace.take({seq, from: seq});
  assert.deepEqual(told.shown, [1, 2]);
  told.mine = false;
  told.pace.take({seq: 3, from: 3});
  told.pace.take({seq: 9, from: 0});
  told.wait(9000);
  assert.deepEqual(told.shown, [1, 2, 9]);
});

test("long words of headings can be broken where a syllable begins", () => {
  assert.equal(breakable("Segments").replaceAll("\u00ad", "-"), "Seg-ments");
  assert.equal(breakable("Einkommen").replaceAll("\u00ad", "-"), "Ein-kom-men");
  assert.equal(breakable("Streckenstücke").replaceAll("\u00ad", "-"), "Strec-kens-tücke");
  assert.equal(breakable("Cash").replaceAll("\u00ad", "-"), "Cash");
});

test("what is searched for is marked wherever it stands", () => {
  assert.deepEqual(split("A share of shares", ["share"]), ["A ", "share", " of ", "share", "s"]);
  assert.deepEqual(split("$5 (each)", ["(each"]), ["$5 ", "(each", ")"]);
});
