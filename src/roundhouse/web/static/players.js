/** Who plays: what I am called, and playing once more. */

import {Problem, by, tell, word} from "./page.js";
import {explain} from "./explain.js";

/** Where names stand alone, whoever plays one seat here is "You". @param {number[]} seats */
export function callMeYou(seats) {
  if (seats.length !== 1) return;
  for (const name of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-who="${seats[0]}"]`))) {
    if (name.textContent !== word("web-you")) name.title = name.textContent ?? "";
    name.textContent = word("web-you");
  }
}

/**
 * What a player is called on this page.
 * @param {import("./wire.js").TheMatch} match @param {number} seat @param {number[]} mine
 */
export function nameOf(match, seat, mine) {
  return mine.length === 1 && mine[0] === seat ? word("web-you") : match.players[seat];
}

/**
 * A match that is over can be played once more by those who played it.
 * @param {import("./wire.js").TheMatch} match @param {import("./wire.js").Update} update
 */
export function offerNext(match, {seats}) {
  const button = by("slot").querySelector("[data-rematch]");
  if (!button) return;
  button.hidden = seats.length === 0;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const {id, path} = await tell(`/api/matches/${match.id}/rematch`);
      location.assign(path || `/match/${id}`);
    } catch (error) {
      explain({text: error instanceof Problem ? error.message : word("web-failed")});
      button.disabled = false;
    }
  });
}
