/** A half-chosen move, kept in this window so that a reload does not lose it. */

/** @typedef {{seq: number, seat: number, prefix: string[], wishes: string[], amount: number}} Kept */

/** @param {string} id the match */
function nameOf(id) {
  return `${id}/chosen`;
}

/** @param {string} id @param {Kept} chosen */
export function keep(id, chosen) {
  sessionStorage.setItem(nameOf(id), JSON.stringify(chosen));
}

/** What was chosen in this position by the seat that decides, or null. @param {string} id @param {number} seq @param {number} seat @returns {Kept | null} */
export function recall(id, seq, seat) {
  const kept = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? "null");
  return kept?.seq === seq && kept.seat === seat ? kept : null;
}
