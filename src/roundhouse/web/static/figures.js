/** The figures and headings of the tables as texts. */

/**
 * The amount in a cell, or null if it is no plain amount.
 * @param {string} text @returns {number | null}
 */
export function amountIn(text) {
  const found = /^([−-]?)\$?(\d+)\s?\$?$/u.exec(text.trim());
  return found ? Number(found[2]) * (found[1] ? -1 : 1) : null;
}

/**
 * Words with places to break them, where a syllable is likely to begin: browsers know no syllables of their own
 * on every system.
 * @param {string} text
 */
export function breakable(text) {
  return text.replace(/(?<=[aeiouyäöü]\p{L}*)(?=[bcdfghjklmnpqrstvwxz][aeiouyäöü]\p{L}+)/giu, "\u00ad");
}

/** A change as it is written: +3, −2. @param {number} change */
export function signed(change) {
  return change > 0 ? `+${change}` : `−${-change}`;
}
