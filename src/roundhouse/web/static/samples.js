/** How moves look and what they bring, as far as it was asked. */

import * as picks from "./picks.js";

/**
 * @typedef {import("./wire.js").Choice} Choice
 * @typedef {import("./wire.js").Drawn} Drawn
 * @typedef {import("./picks.js").Chosen} Chosen
 */

/** By move. @augments {Map<string, Drawn>} */
export class Samples extends Map {
  /** Whether all that can still be chosen is known. @param {Choice[]} moves @param {Chosen} chosen */
  hasAll(moves, chosen) {
    return picks.remaining(moves, chosen).every(({move}) => this.has(move));
  }

  /**
   * The best that can come of a pick.
   * @param {Choice[]} moves @param {Chosen} chosen @param {string} pick @returns {Drawn | undefined}
   */
  bestOf(moves, chosen, pick) {
    const then = {prefix: [...chosen.prefix, pick], wishes: []};
    const drawn = picks.remaining(moves, then).flatMap(({move}) => this.get(move) ?? []);
    return drawn.sort((a, b) => a.order - b.order)[0];
  }

  /**
   * The best way to a place that carries a badge.
   * @param {Choice[]} moves @param {Chosen} chosen @param {string} pick
   */
  bestWay(moves, chosen, pick) {
    return picks.first(moves, chosen, pick, (move) => {
      const drawn = this.get(move);
      return drawn && !drawn.picture ? drawn.order : undefined;
    });
  }

  /**
   * What the next places bring at best, to be written on them.
   * @param {Choice[]} moves @param {Chosen} chosen @param {import("./picks.js").Option[]} options
   */
  notes(moves, chosen, options) {
    /** @type {Map<string, string>} */
    const notes = new Map();
    for (const {pick} of options) {
      const best = this.bestOf(moves, chosen, pick);
      if (best && !best.picture) notes.set(pick, best.notes.join(", "));
    }
    return notes;
  }
}
