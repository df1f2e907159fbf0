/** A cursor on the board: arrows walk from place to place, Enter chooses. */

const PLACES = ["hex", "city", "space", "section"].map((kind) => `[data-pick^="${kind}:"]`).join(", ");
const WAYS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
const PAUSE = 150; // milliseconds a place is stood on before it is told

/** @typedef {{pick: string, x: number, y: number}} Spot */

/**
 * The next spot in a direction: near, and as straight ahead as can be.
 * @param {Spot[]} spots @param {Spot} from @param {number[]} way @returns {Spot | null}
 */
export function next(spots, from, [dx, dy]) {
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 1 || aside > ahead * 1.8) continue;
    const far = Math.hypot(ahead, aside) + aside / 2;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

export class Cursor {
  /**
   * @param {import("./board.js").Board} board @param {(pick: string) => void} tell @param {(pick: string) => void} choose
   */
  constructor(board, tell, choose) {
    this.board = board;
    this.tell = tell;
    /** @type {string | null} */
    this.at = null;
    this.timer = 0;
    board.window.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const way = /** @type {Record<string, number[]>} */ (WAYS)[event.key];
      if (way) this.step(way);
      else if (event.key === "Enter" && this.at) choose(this.at);
      else if (event.key === "Escape" && this.at) this.leave();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    board.window.addEventListener("blur", () => this.leave());
  }

  /** All places, each once. @returns {Spot[]} */
  get spots() {
    const found = new Map();
    for (const place of this.board.svg.querySelectorAll(PLACES)) {
      const {x, y, width, height} = place.getBoundingClientRect();
      if (width && !found.has(place.dataset.pick)) {
        found.set(place.dataset.pick, {pick: place.dataset.pick, x: x + width / 2, y: y + height / 2});
      }
    }
    return [...found.values()];
  }

  /** @param {number[]} way */
  step(way) {
    const spots = this.spots;
    const from = spots.find(({pick}) => pick === this.at);
    const to = from ? next(spots, from, way) : this.first(spots);
    if (to) this.go(to.pick);
  }

  /** Where the walk begins: at what can be chosen, else in the middle. @param {Spot[]} spots */
  first(spots) {
    const glowing = this.board.svg.querySelector(".can-pick")?.dataset.pick;
    const {left, top, width, height} = this.board.svg.getBoundingClientRect();
    const far = (/** @type {Spot} */ {x, y}) => Math.hypot(x - left - width / 2, y - top - height / 2);
    return spots.find(({pick}) => pick === glowing) ?? spots.sort((a, b) => far(a) - far(b))[0];
  }

  /** @param {string} pick */
  go(pick) {
    this.at = pick;
    this.board.point(pick);
    this.board.tell(this.board.placeOf(pick), this.board.captionOf(pick));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(pick), PAUSE);
  }

  leave() {
    clearTimeout(this.timer);
    this.at = null;
    this.board.point(null);
    this.board.tell(null, "");
  }
}
