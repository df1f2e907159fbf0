/** Bringing a record along: it is read, then whoever is to play on from it is asked for. */

import {Problem, by, tell, word} from "./page.js";

/** @typedef {{kind: string, name: string, level: string}} Seated */

/**
 * A seat as it is told to the server: "bot porter" is a bot of that level, who has a name of its own.
 * @param {string} who @param {string} name @returns {Seated}
 */
export function seated(who, name) {
  const [kind, level = ""] = who.split(" ");
  return {kind, name: kind === "bot" ? "" : name, level};
}

/**
 * Read a record from a file field and open it as a match; say so beside it if it cannot be read.
 * @param {string} field @param {string} answer
 */
export function takeRecords(field, answer) {
  by(field)?.addEventListener("change", async (/** @type {any} */ event) => {
    const file = event.target.files[0];
    if (!file) return;
    by(answer).textContent = word("web-reading-file");
    try {
      const record = await file.text();
      const id = await takeIn(record, await tell("/api/records", record));
      if (id) location.assign(`/match/${id}`);
      else by(answer).textContent = "";
    } catch (error) {
      by(answer).textContent = error instanceof Problem ? `${word("web-upload-failed")} (${error.message})` : word("web-failed");
    }
    event.target.value = "";
  });
}

/**
 * Take a record in: one that is over to be looked at, else with those who are to go on; null: with nobody.
 * @param {string} record @param {{players: string[], over: boolean}} found @returns {Promise<string | null>}
 */
async function takeIn(record, {players, over}) {
  const choice = over ? "look" : await askWho(players);
  if (choice === "look") return (await tell("/api/upload", record)).id;
  if (choice === "go") return (await tell("/api/continue", {record, seats: chosen()})).id;
  return null;
}

/** Ask who plays which seat. @param {string[]} players @returns {Promise<string>} "go", "look" or nothing */
function askWho(players) {
  const dialog = by("continue");
  by("continue-seats").replaceChildren(...players.map((name, seat) => {
    const row = by("continue-seat").content.firstElementChild.cloneNode(true);
    const field = row.querySelector("input");
    const who = row.querySelector("select");
    const number = word("web-seat", {number: seat + 1});
    Object.assign(field, {value: name, placeholder: number});
    for (const part of [field, who]) part.setAttribute("aria-label", `${number}: ${part.getAttribute("aria-label")}`);
    who.selectedIndex = seat ? who.options.length - 1 - Math.floor((who.options.length - 2) / 2) : 0;
    const change = () => (field.disabled = who.value.startsWith("bot"));
    who.addEventListener("change", change);
    change();
    return row;
  }));
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue), {once: true}));
}

/** Who was chosen for the seats. @returns {Seated[]} */
function chosen() {
  return [...by("continue-seats").children].map((row) => seated(row.querySelector("select").value, row.querySelector("input").value));
}
