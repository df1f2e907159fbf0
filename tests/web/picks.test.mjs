// The logic of picking. Run with: node --test tests/web
import assert from "node:assert/strict";
import test from "node:test";
import {NOTHING, choose, decided, finished, first, grouped, laterPicks, letters, moveOf, nextPicks, offered, onlyPass,
  opening, rangeWith, stepBack, trail, within} from "../../src/roundhouse/web/static/picks.js";

const move = (text, ...picks) => ({move: text, picks: picks.map((pick) => ({pick, label: pick.split(":")[1]}))});
const names = (options) => options.map((option) => option.pick);

const PLACES = [
  move("place PRR D3", "company:PRR", "hex:D3"),
  move("place PRR E4", "company:PRR", "hex:E4"),
  move("place NYC E4", "company:NYC", "hex:E4"),
  move("pass", "action:pass"),
];
const DELIVERIES = [
  move("deliver A red B", "hex:A", "cube:red", "hex:B"),
  move("deliver A red B C", "hex:A", "cube:red", "hex:B", "hex:C"),
  move("deliver A blue C", "hex:A", "cube:blue", "hex:C"),
];

/** An offer as the server sends it: picks once each, moves as their numbers. */
function offer(choices, ranges) {
  const picks = [...new Map(choices.flatMap((choice) => choice.picks.map((p) => [p.pick, p]))).values()];
  const moves = choices.map((choice) => [choice.move, choice.picks.map((p) => picks.findIndex((other) => other.pick === p.pick))]);
  const full = ranges.map((range) => Object.assign(range, {prefix: range.prefix ?? [], ends: range.ends ?? false}));
  return offered({picks, moves, ranges: full, ends: choices.flatMap((choice, i) => (choice.ends ? [i] : []))});
}

test("what can be picked next stands once, in the order of the moves", () => {
  assert.deepEqual(names(nextPicks(PLACES, NOTHING)), ["company:PRR", "company:NYC", "action:pass"]);
});

test("a pick that leaves one move names it for the preview", () => {
  const only = nextPicks(PLACES, NOTHING).map((option) => option.only?.move ?? null);
  assert.deepEqual(only, [null, "place NYC E4", "pass"]);
});

test("a move of one pick is decided by it", () => {
  const chosen = choose(PLACES, NOTHING, "action:pass");
  assert.equal(decided(PLACES, chosen).move, "pass");
});

test("the only way on is followed to the end", () => {
  const chosen = choose(PLACES, NOTHING, "company:NYC");
  assert.deepEqual(chosen.prefix, ["company:NYC", "hex:E4"]);
  assert.equal(decided(PLACES, chosen).move, "place NYC E4");
});

test("with several ways on nothing is decided yet", () => {
  const chosen = choose(PLACES, NOTHING, "company:PRR");
  assert.equal(decided(PLACES, chosen), null);
  assert.deepEqual(names(nextPicks(PLACES, chosen)), ["hex:D3", "hex:E4"]);
});

test("a hex may be pointed at before its company", () => {
  assert.deepEqual([...laterPicks(PLACES, NOTHING)], ["hex:D3", "hex:E4"]);
  const one = choose(PLACES, NOTHING, "hex:D3");
  assert.equal(decided(PLACES, one).move, "place PRR D3");
  const two = choose(PLACES, NOTHING, "hex:E4");
  assert.equal(decided(PLACES, two), null);
  assert.deepEqual(names(nextPicks(PLACES, two)), ["company:PRR", "company:NYC"]);
  assert.deepEqual(trail(PLACES, two).map((step) => step.label), ["E4"]);
  assert.equal(decided(PLACES, choose(PLACES, two, "company:NYC")).move, "place NYC E4");
});

test("what no fitting move holds cannot be picked", () => {
  assert.equal(choose(PLACES, NOTHING, "hex:Z9"), null);
  assert.equal(choose(PLACES, choose(PLACES, NOTHING, "company:PRR"), "action:pass"), null);
});

test("choosing begins behind what all moves share", () => {
  assert.deepEqual(opening(DELIVERIES).prefix, ["hex:A"]);
  assert.deepEqual(opening(PLACES).prefix, []);
});

test("a single legal move is not played by itself", () => {
  const single = [move("build D3", "hex:D3", "tile:1")];
  assert.deepEqual(opening(single).prefix, []);
  assert.equal(decided(single, opening(single)), null);
});

test("a move that others go on from can be finished or continued", () => {
  const chosen = choose(DELIVERIES, opening(DELIVERIES), "cube:red");
  assert.deepEqual(chosen.prefix, ["hex:A", "cube:red", "hex:B"]);
  assert.equal(finished(DELIVERIES, chosen).move, "deliver A red B");
  assert.equal(decided(DELIVERIES, chosen), null);
  assert.equal(decided(DELIVERIES, choose(DELIVERIES, chosen, "hex:C")).move, "deliver A red B C");
});

test("one step back leads to where there was a choice", () => {
  const chosen = choose(DELIVERIES, opening(DELIVERIES), "cube:red");
  assert.deepEqual(stepBack(DELIVERIES, chosen).prefix, ["hex:A"]);
  assert.deepEqual(stepBack(PLACES, {prefix: [], wishes: ["hex:E4"]}), {prefix: [], wishes: []});
});

test("a move without picks can be finished at once", () => {
  const moves = [move("transcon"), move("transcon 1", "seat:1")];
  assert.equal(finished(moves, NOTHING).move, "transcon");
  assert.deepEqual(names(nextPicks(moves, NOTHING)), ["seat:1"]);
});

test("groups follow the kinds; passing stands last", () => {
  const groups = grouped(nextPicks([move("pass", "action:pass"), ...PLACES], NOTHING));
  assert.deepEqual(groups.map((group) => group.kind), ["company", "action"]);
});

const BIDS = {pick: "bid", prefix: [], low: 7, high: 30, label: "Bid", words: "bid"};

test("bids are one open pick beside the moves", () => {
  const choices = offer([move("pass", "action:pass")], [BIDS]);
  assert.deepEqual(names(nextPicks(choices, NOTHING)), ["action:pass", "bid:"]);
  assert.equal(rangeWith(choices, NOTHING, "bid:12"), BIDS);
  assert.equal(rangeWith(choices, NOTHING, "bid:31"), null);
  assert.equal(moveOf(BIDS, 12), "bid 12");
});

test("an open pick is never followed", () => {
  const choices = offer([], [{...BIDS, prefix: ["company:PRR"]}, {...BIDS, prefix: ["company:NYC"]}]);
  const chosen = choose(choices, NOTHING, "company:PRR");
  assert.deepEqual(chosen.prefix, ["company:PRR"]);
  assert.equal(decided(choices, chosen), null);
});

test("a short range is a number like any other", () => {
  const choices = offer([], [{pick: "issue", low: 0, high: 3, label: "Issue", words: "issue"}]);
  assert.deepEqual(names(nextPicks(choices, NOTHING)), ["issue:"]);
  assert.equal(rangeWith(choices, NOTHING, "issue:2").words, "issue");
});

test("choices have letters of their own, none that means something else", () => {
  assert.deepEqual(letters(["Expansion", "auction", "Edge", "Sub"]), ["E", "A", "G", "I"]);
  const many = letters(Array.from({length: 20}, () => "x"));
  assert.equal(new Set(many.filter(Boolean)).size, 12);
  assert.ok(!"PTUHFNBCLRDSZX".split("").some((key) => many.includes(key)));
});

test("a move ends the turn where the server says so", () => {
  const [first, second, bids] = offer([PLACES[0], {...PLACES[3], ends: true}], [{...BIDS, ends: true}]);
  assert.deepEqual([first.ends, second.ends, bids.ends], [false, true, true]);
});

test("amounts are kept within their range", () => {
  assert.deepEqual([3, 7.4, 99, NaN].map((n) => within(BIDS, n)), [7, 7, 30, 7]);
});

test("only a lonely pass is passed by itself", () => {
  assert.ok(onlyPass([move("pass", "action:pass")]));
  assert.ok(!onlyPass(offer([move("pass", "action:pass")], [BIDS])));
  assert.ok(!onlyPass([move("stop", "action:stop")]));
});

test("a destination means the way that brings most, if all ways there are known", () => {
  const ways = [move("a", "cube:red", "hex:B", "way:1"), move("b", "cube:red", "hex:B", "way:2"), move("c", "cube:red", "hex:C", "way:3")];
  const chosen = {prefix: ["cube:red"], wishes: []};
  const orders = new Map([["a", 2], ["b", 1]]);
  assert.equal(first(ways, chosen, "hex:B", (text) => orders.get(text))?.move, "b");
  assert.equal(first(ways, chosen, "hex:C", (text) => orders.get(text)), null, "not known yet");
  assert.equal(first(ways, NOTHING, "cube:red", () => 1), null, "more than one pick is missing");
  assert.equal(first(ways, chosen, "hex:D", () => 1), null);
});
