/** Private notes about the position that is shown and about the whole match; kept when one goes on. */

import {Problem, ask, by, data, tell} from "./page.js";
import {plyIn} from "./history.js";

const WHOLE = -1;
const here = `/api/matches/${data("match").id}/notes`;
/** @type {Record<string, string>} */
const words = data("note-words");
/** @type {Record<number, string>} */
let notes = {};
let shown = 0;

/** The ply that is looked at. */
function ply() {
  return plyIn(location.pathname) ?? Number(by("step-at").textContent.split("/").pop()) ?? 0;
}

/** Show the note about the position at hand, unless somebody is writing. */
function show() {
  if (document.activeElement === by("note-text")) return;
  shown = ply();
  by("note-about").textContent = words.about.replace("{ply}", String(shown));
  by("note-text").value = notes[shown] ?? "";
  if (document.activeElement !== by("note-match")) by("note-match").value = notes[WHOLE] ?? "";
}

/** @param {number} at @param {string} text */
async function keep(at, text) {
  try {
    await tell(here, {ply: at, text});
    notes[at] = text;
    by("note-answer").textContent = words.saved;
  } catch (error) {
    by("note-answer").textContent = error instanceof Problem ? error.message : words.failed;
  }
}

by("note-text").addEventListener("change", () => keep(shown, by("note-text").value));
by("note-match").addEventListener("change", () => keep(WHOLE, by("note-match").value));
by("open-share").addEventListener("click", show);
document.querySelector("[data-show=share]")?.addEventListener("click", show);
new MutationObserver(show).observe(by("step-at"), {childList: true, characterData: true, subtree: true});
notes = await ask(here).catch(() => ({}));
show();
