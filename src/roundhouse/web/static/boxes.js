/** Boxes: where the window of the board stands, and where a note has room. Nothing here touches the page. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const CLOSEST = 6; // how many times closer than the whole board
const NEAR = 0.34; // of the whole board: what is framed is shown with what lies around it
const MARGIN = 0.12; // of what is framed, on every side
const WORTH = 0.85; // of the whole board: what is larger is not framed

/**
 * A box scaled about a point, kept between the whole board and the closest view.
 * @param {Box} box @param {Box} whole @param {number} factor @param {number} px @param {number} py
 * @returns {Box}
 */
export function zoomed(box, whole, factor, px, py) {
  const width = Math.min(whole.width, Math.max(whole.width / CLOSEST, box.width * factor));
  const scale = width / box.width;
  const [x, y] = [px - (px - box.x) * scale, py - (py - box.y) * scale];
  return kept({x, y, width, height: box.height * scale}, whole);
}

/** A box moved back so that it does not leave the board. @param {Box} box @param {Box} whole @returns {Box} */
export function kept(box, whole) {
  const x = Math.min(Math.max(box.x, whole.x), whole.x + whole.width - box.width);
  const y = Math.min(Math.max(box.y, whole.y), whole.y + whole.height - box.height);
  return {...box, x, y};
}

/** The box around boxes, or null. @param {Box[]} boxes @returns {Box | null} */
export function around(boxes) {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return {x, y, width: right - x, height: bottom - y};
}

/**
 * The part of a board that shows all these boxes in a window of some shape (width over height); the whole
 * board if that is hardly more.
 * @param {Box[]} boxes @param {Box} whole @param {number} shape @returns {Box}
 */
export function framed(boxes, whole, shape) {
  const inner = around(boxes);
  if (!inner) return {...whole};
  const wide = inner.width * (1 + 2 * MARGIN);
  const high = inner.height * (1 + 2 * MARGIN);
  const part = Math.max(wide / whole.width, high / whole.height, (high * shape) / whole.width / 2, NEAR);
  if (part > WORTH) return {...whole};
  const [width, height] = [whole.width * part, whole.height * part];
  const x = inner.x + inner.width / 2 - width / 2;
  const y = inner.y + inner.height / 2 - height / 2;
  return kept({x, y, width, height}, whole);
}

/** How much two boxes share. @param {Box} a @param {Box} b */
export function shared(a, b) {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const GAP = 8; // pixels between a note and what it is about
const FAR = 1000; // pixels of way that covering a pixel of something is worth
const RINGS = [0, 30, 60, 100, 150, 210]; // how much farther it may go to find room
const WAYS = [[0, -1], [0, 1], [1, 0], [-1, 0], [1, -1], [-1, -1], [1, 1], [-1, 1]];

/**
 * Where a note about a place covers least of what is to be seen, as near as possible.
 * @param {{width: number, height: number}} note @param {Box} place @param {Box} area @param {Box[]} seen
 * @returns {Box}
 */
export function roomFor(note, place, area, seen) {
  const inside = {x: area.x + GAP, y: area.y + GAP, width: area.width - 2 * GAP, height: area.height - 2 * GAP};
  const wide = (place.width + note.width) / 2 + GAP;
  const high = (place.height + note.height) / 2 + GAP;
  const x = place.x + (place.width - note.width) / 2;
  const y = place.y + (place.height - note.height) / 2;
  const boxes = RINGS.flatMap((far) => WAYS.map(([right, down]) =>
    kept({...note, x: x + right * (wide + far), y: y + down * (high + far)}, inside)));
  const all = [place, ...seen];
  const worth = boxes.map((box) => all.reduce((sum, one) => sum + shared(box, one), 0) * FAR
    + Math.hypot(box.x - x, box.y - y));
  return boxes[worth.indexOf(Math.min(...worth))];
}
