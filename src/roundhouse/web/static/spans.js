/** Spans of time in the reader's words. */

const UNITS = /** @type {[string, number][]} */ ([["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]);

/**
 * A time in its two largest units; under a minute in seconds, over ten minutes without them.
 * @param {number} milliseconds @param {string} [language]
 */
export function span(milliseconds, language = globalThis.document?.documentElement.lang || "en") {
  let seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds > 600) seconds -= seconds % 60;
  const said = [];
  for (const [unit, size] of UNITS) {
    const number = Math.floor(seconds / size);
    seconds -= number * size;
    if (number && said.length < 2) said.push(new Intl.NumberFormat(language, {style: "unit", unit, unitDisplay: "long"}).format(number));
    else if (said.length) break;
  }
  return said.join(" ") || new Intl.NumberFormat(language, {style: "unit", unit: "second", unitDisplay: "long"}).format(0);
}
