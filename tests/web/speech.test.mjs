// What is said aloud, one Tab stop for many things, and keys. Run with: node --test tests/web
import assert from "node:assert/strict";
import test from "node:test";
import {keyOf} from "../../src/roundhouse/web/static/keys.js";
import {next} from "../../src/roundhouse/web/static/cursor.js";
import {stepIn} from "../../src/roundhouse/web/static/rove.js";
import {Voice, ordered} from "../../src/roundhouse/web/static/speech.js";

const line = (ply, seat, text, more = {}) => ({ply, seat, mover: seat, text, loud: false, ...more});
const update = (more) => ({seats: [0], mine: false, over: false, log: [], status: "Waiting.", plan: null, from: 0, since: 1, ...more});
const words = (id, facts = {}) => [id, ...Object.values(facts)].join(" ");

test("lines about me come first, then what everybody must hear, then the rest", () => {
  const lines = [line(1, 1, "a"), line(2, 1, "b"), line(3, 1, "c"), line(4, 1, "d"), line(5, 2, "out", {loud: true}), line(6, 0, "I get $5")];
  assert.equal(ordered(lines, [0], (n) => `and ${n} more`), "I get $5 out b c d and 1 more");
});

test("while others move only the course of things is said, at my turn all of it once", () => {
  const voice = new Voice({ply: 0, plan: null}, words);
  assert.equal(voice.after(update({ply: 1, log: [line(1, 1, "He bids.")]})), "Waiting.");
  assert.equal(voice.after(update({ply: 2, from: 1, log: [line(2, 0, "I get $5.", {mover: 2})]})), "");
  assert.equal(voice.after(update({ply: 3, from: 2, mine: true, status: "Your turn.", log: [line(3, 2, "She bids.")]})), "I get $5. He bids. She bids. Your turn.");
  assert.equal(voice.after(update({ply: 4, from: 3, log: [line(4, 0, "I bid.")]})), "I bid. Waiting.");
});

test("who is out is said at once, and not again", () => {
  const voice = new Voice({ply: 0, plan: null}, words);
  assert.equal(voice.after(update({ply: 1, log: [line(1, 0, "I am out.", {mover: -1, loud: true})]})), "I am out. Waiting.");
  assert.equal(voice.after(update({ply: 2, from: 1, over: true, status: "Over."})), "Over.");
});

test("what is taken back is said, and nothing of it afterwards", () => {
  const voice = new Voice({ply: 4, plan: null}, words);
  voice.after(update({ply: 5, from: 4, log: [line(5, 1, "He bids.")]}));
  assert.equal(voice.after(update({ply: 4, from: 4, mine: true, status: "Your turn."})), "web-said-undone 4 Your turn.");
  assert.equal(voice.after(update({ply: 5, from: 4, mine: true, status: "Your turn.", log: [line(5, 1, "He passes.")]})), "He passes. Your turn.");
});

test("a position that is told anew repeats nothing", () => {
  const voice = new Voice({ply: 2, plan: null}, words);
  const log = [line(1, 1, "old"), line(2, 1, "older"), line(3, 1, "new")];
  assert.equal(voice.after(update({ply: 3, from: 0, since: null, mine: true, status: "Your turn.", log})), "new Your turn.");
});

test("a standing bid is said when it is set and when it has ended", () => {
  const voice = new Voice({ply: 2, plan: null}, words);
  assert.equal(voice.after(update({ply: 2, from: 2, plan: {text: "Up to $9."}, status: "Waiting."})), "Up to $9. Waiting.");
  assert.equal(voice.after(update({ply: 2, from: 2})), "web-said-plan-over");
});

test("a step through the past names its move", () => {
  const voice = new Voice({ply: 47, plan: null}, words);
  assert.equal(voice.past({ply: 46, log: [line(46, 1, "He bids.")]}, 47), "web-said-move 46 47 He bids.");
});

test("arrows walk, Home and End go to the ends, other keys do nothing", () => {
  assert.equal(stepIn("ArrowDown", -1, 5), 0);
  assert.equal(stepIn("ArrowUp", -1, 5), 4);
  assert.equal(stepIn("ArrowUp", 0, 5), 0);
  assert.equal(stepIn("End", 1, 5), 4);
  assert.equal(stepIn("x", 1, 5), null);
  assert.equal(stepIn("End", -1, 0), null);
});

test("CapsLock changes no key, Shift does", () => {
  assert.equal(keyOf({key: "U", shiftKey: false}), "u");
  assert.equal(keyOf({key: "U", shiftKey: true}), "U");
  assert.equal(keyOf({key: "u", shiftKey: true}), "U", "CapsLock and Shift");
  assert.equal(keyOf({key: "Home", shiftKey: false}), "Home");
});

test("the cursor goes straight ahead, to the nearest place", () => {
  const spots = [{pick: "a", x: 0, y: 0}, {pick: "b", x: 10, y: 6}, {pick: "c", x: 20, y: 0}, {pick: "d", x: 0, y: 12}];
  assert.equal(next(spots, spots[0], [1, 0]).pick, "b");
  assert.equal(next(spots, spots[0], [0, 1]).pick, "d");
  assert.equal(next(spots, spots[1], [1, 0]).pick, "c");
  assert.equal(next(spots, spots[0], [-1, 0]), null, "the end of the board");
});
