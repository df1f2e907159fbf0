/**
 * The pure logic of picking: which moves still fit what was chosen, and what can be chosen next.
 *
 * A move is a list of picks. What was chosen is a prefix of picks, plus wishes: picks that come
 * later in the
 * move but were pointed at first (a hex before its company). Nothing here touches the page.
 *
 * @typedef {import("./wire.js").Pick} Pick
 * @typedef {import("./wire.js").Choice} Choice
 * @typedef {import("./wire.js").Range} Range
 * @typedef {{prefix: string[], wishes: string[]}} Chosen
 * @typedef {{pick: string, label: string, only: Choice | null}} Option
 */

/** @type {Chosen} */
export const NOTHING = Object.freeze({prefix: [], wishes: []});

/** The kind of a pick: "hex" of "hex:R2". @param {string} pick */
export function kindOf(pick) {
  return pick.slice(0, pick.indexOf(":"));
}

/** The value of a pick: "R2" of "hex:R2". @param {string} pick */
export function valueOf(pick) {
  return pick.slice(pick.indexOf(":") + 1);
}

/**
 * Whether a move begins with the prefix and holds every wish behind it.
 * @param {Choice} choice @param {Chosen} chosen
 */
export function fits(choice, {prefix, wishes}) {
  return (
    prefix.every((pick, i) => choice.picks[i]?.pick === pick) &&
    wishes.every((wish) => choice.picks.some((p, i) => i >= prefix.length && p.pick === wish))
  );
}

/** The moves that still fit. @param {Choice[]} choices @param {Chosen} chosen */
export function remaining(choices, chosen) {
  return choices.filter((choice) => fits(choice, chosen));
}

/**
 * The move whose picks are all chosen, or null.
 * @param {Choice[]} choices @param {Chosen} chosen @returns {Choice | null}
 */
export function finished(choices, chosen) {
  const length = chosen.prefix.length;
  return remaining(choices, chosen).find((choice) => choice.picks.length === length) ?? null;
}

/**
 * What can be picked next, in the order of the moves, each once.
 * @param {Choice[]} choices @param {Chosen} chosen @returns {Option[]}
 */
export function nextPicks(choices, chosen) {
  /** @type {Map<string, Option>} */
  const found = new Map();
  for (const choice of remaining(choices, chosen)) {
    const next = choice.picks[chosen.prefix.length];
    if (!next) continue;
    const known = found.get(next.pick);
    if (known) known.only = null;
    else found.set(next.pick, {...next, only: choice});
  }
  return [...found.values()];
}

/**
 * Picks that are not next but come later in a fitting move.
 * @param {Choice[]} choices @param {Chosen} chosen @returns {Set<string>}
 */
export function laterPicks(choices, chosen) {
  const at = chosen.prefix.length;
  const later = new Set();
  for (const choice of remaining(choices, chosen)) {
    for (const {pick} of choice.picks.slice(at + 1)) later.add(pick);
  }
  for (const {pick} of nextPicks(choices, chosen)) later.delete(pick);
  return later;
}

/**
 * Follow the only way on while there is just one. With `stopShort` the last pick of a move is left
 * to the player.
 * @param {Choice[]} choices @param {Chosen} chosen @param {boolean} stopShort @returns {Chosen}
 */
function followed(choices, chosen, stopShort) {
  for (;;) {
    const fitting = remaining(choices, chosen);
    const next = nextPicks(choices, chosen);
    if (next.length !== 1 || finished(choices, chosen)) return chosen;
    if (stopShort && fitting.length === 1) return chosen;
    const {pick} = next[0];
    if (isOpen(pick)) return chosen;
    const wishes = chosen.wishes.filter((wish) => wish !== pick);
    chosen = {prefix: [...chosen.prefix, pick], wishes};
  }
}

/**
 * Where choosing begins: past the picks that all moves share.
 * @param {Choice[]} choices @returns {Chosen}
 */
export function opening(choices) {
  return followed(choices, NOTHING, true);
}

/**
 * Pick something. Returns what is chosen then, or null if no fitting move holds the pick.
 * @param {Choice[]} choices @param {Chosen} chosen @param {string} pick @returns {Chosen | null}
 */
export function choose(choices, chosen, pick) {
  const isNext = nextPicks(choices, chosen).some((option) => option.pick === pick);
  if (!isNext && !laterPicks(choices, chosen).has(pick)) return null;
  const then = isNext
    ? {prefix: [...chosen.prefix, pick], wishes: chosen.wishes.filter((wish) => wish !== pick)}
    : {prefix: chosen.prefix, wishes: [...chosen.wishes, pick]};
  return followed(choices, then, false);
}

/**
 * The one move that is fully chosen with nothing further to pick, or null.
 * @param {Choice[]} choices @param {Chosen} chosen @returns {Choice | null}
 */
export function decided(choices, chosen) {
  const fitting = remaining(choices, chosen);
  return fitting.length === 1 ? finished(choices, chosen) : null;
}

/**
 * Of the moves that go on with a pick and differ in their last pick only, the one that comes first
 * in an order; null if there are no such moves or some have no place in the order.
 * @param {Choice[]} choices @param {Chosen} chosen @param {string} pick
 * @param {(move: string) => number | undefined} orderOf @returns {Choice | null}
 */
export function first(choices, chosen, pick, orderOf) {
  const then = {prefix: [...chosen.prefix, pick], wishes: []};
  const ways = remaining(choices, then).map((choice) => ({choice, order: orderOf(choice.move)}));
  const length = chosen.prefix.length + 2;
  const known = ways.length > 0
    && ways.every(({choice, order}) => order !== undefined && choice.picks.length === length);
  if (!known) return null;
  return ways.sort((a, b) => Number(a.order) - Number(b.order))[0].choice;
}

/**
 * One step back: to the nearest earlier point where there was something to choose.
 * @param {Choice[]} choices @param {Chosen} chosen @returns {Chosen}
 */
export function stepBack(choices, chosen) {
  if (chosen.wishes.length) return {...chosen, wishes: chosen.wishes.slice(0, -1)};
  const first = opening(choices);
  let prefix = chosen.prefix;
  while (prefix.length > first.prefix.length) {
    prefix = prefix.slice(0, -1);
    const here = {prefix, wishes: []};
    if (nextPicks(choices, here).length > 1 || finished(choices, here)) return here;
  }
  return first;
}

/**
 * The labels of what is chosen, for the trail above the choices.
 * @param {Choice[]} choices @param {Chosen} chosen @returns {Pick[]}
 */
export function trail(choices, chosen) {
  const sample = remaining(choices, chosen)[0];
  if (!sample) return [];
  const wished = chosen.wishes.map((wish) =>
    /** @type {Pick} */ (sample.picks.find((p) => p.pick === wish)));
  return [...sample.picks.slice(0, chosen.prefix.length), ...wished];
}

/**
 * Options grouped by the kind of their pick, in order of appearance; actions (pass, stop) stand
 * behind things to point at.
 * @param {Option[]} options @returns {{kind: string, options: Option[]}[]}
 */
export function grouped(options) {
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of options) {
    const kind = kindOf(option.pick);
    if (!groups.has(kind)) groups.set(kind, []);
    groups.get(kind)?.push(option);
  }
  const listed = [...groups].map(([kind, members]) => ({kind, options: members}));
  return listed.sort((a, b) => Number(a.kind === "action") - Number(b.kind === "action"));
}

// ── Ranges: one pick with a number, such as a bid ──────────────────────────────────────────────────

/** Whether a pick still lacks its number: "bid:". @param {string} pick */
export function isOpen(pick) {
  return pick.endsWith(":");
}

/**
 * Moves and ranges as one list of choices: a range ends in an open pick ("bid:").
 * @param {Omit<import("./wire.js").Offer, "seq" | "seat" | "samples" | "auction">} offer
 * @returns {Choice[]}
 */
export function offered({picks, moves, ranges, ends, final}) {
  const labels = new Map(picks.map((p) => [p.pick, p.label]));
  const last = new Set(ends);
  const stays = new Set(final);
  const named = (/** @type {string} */ pick) => ({pick, label: labels.get(pick) ?? valueOf(pick)});
  const listed = moves.map(([move, numbers], i) => (
    {move, picks: numbers.map((n) => picks[n]), ends: last.has(i), final: stays.has(i)}));
  return [...listed, ...ranges.map((range) => {
    const open = {pick: `${range.pick}:`, label: range.label};
    const {ends: over, final: kept} = range;
    return {move: "", picks: [...range.prefix.map(named), open], ends: over, final: kept, range};
  })];
}

/** The amount kept within a range, whole. @param {Range} range @param {number} amount */
export function within(range, amount) {
  if (!Number.isFinite(amount)) return range.low;
  return Math.min(range.high, Math.max(range.low, Math.round(amount)));
}

/** The move of an amount: "bid 12". @param {Range} range @param {number} amount */
export function moveOf(range, amount) {
  return `${range.words ?? range.pick} ${amount}`;
}

/**
 * The range that a pick such as "bid:12" fills, among what can be picked next, or null.
 * @param {Choice[]} choices @param {Chosen} chosen @param {string} pick @returns {Range | null}
 */
export function rangeWith(choices, chosen, pick) {
  const amount = Number(valueOf(pick));
  const option = nextPicks(choices, chosen).find((o) => o.pick === `${kindOf(pick)}:`);
  const range = option?.only?.range;
  return range && !isOpen(pick) && range.low <= amount && amount <= range.high ? range : null;
}

/** Whether a pick is passing. @param {string} pick */
export function isPass(pick) {
  return pick === "action:pass";
}

/** Whether passing is all that can be done. @param {Choice[]} choices */
export function onlyPass(choices) {
  return choices.length === 1 && choices[0].picks.length === 1 && isPass(choices[0].picks[0].pick);
}

const LETTERS = "AEGIJKMOQVWY"; // the keys that mean nothing else at the table

/**
 * A key for each label: one of its own letters that is still free, else any; "" when none is
 * left.
 * @param {string[]} labels @returns {string[]}
 */
export function letters(labels) {
  const free = new Set(LETTERS);
  return labels.map((label) => {
    const letter = [...label.toUpperCase(), ...free].find((own) => free.has(own)) ?? "";
    free.delete(letter);
    return letter;
  });
}
