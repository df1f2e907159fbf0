// Choices drawn at their place. Run with: node --test tests/web
import assert from "node:assert/strict";
import test from "node:test";
import {nearestEnd, through} from "../../src/roundhouse/web/static/palette.js";

const one = (pick, ...ends) => ({pick, label: pick, drawn: {move: pick, picture: "", notes: [], order: 0, marked: false, ends}});
const NORTH = [0, -35];
const SOUTH = [0, 35];
const EAST = [30, -17];
const OFFERED = [one("straight", NORTH, SOUTH), one("gentle", NORTH, EAST), one("sharp", EAST, SOUTH)];
const names = (offered) => offered.map(({pick}) => pick);

test("an edge leaves the tiles whose track goes through it, two edges the one between them", () => {
  assert.deepEqual(names(through(OFFERED, [])), ["straight", "gentle", "sharp"]);
  assert.deepEqual(names(through(OFFERED, [NORTH])), ["straight", "gentle"]);
  assert.deepEqual(names(through(OFFERED, [NORTH, SOUTH])), ["straight"]);
});

test("a click near the middle of an edge means the edge, one in the middle of the hex none", () => {
  assert.deepEqual(nearestEnd(OFFERED, 4, -28, 20), NORTH);
  assert.deepEqual(nearestEnd(OFFERED, 28, -10, 20), EAST);
  assert.equal(nearestEnd(OFFERED, 0, 0, 20), null);
  assert.equal(nearestEnd([], 0, -35, 20), null);
});
