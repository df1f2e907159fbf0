/** Taking a match along: links to a position, its pictures, its record. */

import {by, word} from "./page.js";
import {takeRecords} from "./records.js";

/** Whether the page is shown as the night train. */
function isDark() {
  const system = matchMedia("(prefers-color-scheme: dark)").matches;
  return (document.documentElement.dataset.theme ?? (system ? "dark" : "light")) === "dark";
}

/**
 * Let links and pictures be those of a position.
 * @param {import("./wire.js").TheMatch} match @param {number} ply
 */
export function linkTo(match, ply) {
  by("link").value = `${location.origin}/match/${match.id}/${ply}`;
  const look = isDark() ? "?look=dark" : "";
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const pictures = document.querySelectorAll("[data-picture]");
  for (const link of pictures) {
    link.href = `/match/${match.id}/${ply}/${link.dataset.picture}${look}`;
    const kind = link.dataset.picture?.replace("board", "");
    link.download = `${match.title}-${match.id}-${ply}${kind}`;
  }
}

/** A record with secrets in it opens at the end. @param {import("./wire.js").Update} update */
export function showRecord({secret, over}) {
  by("record-open").hidden = secret && !over;
  by("record-closed").hidden = !by("record-open").hidden;
}

/** Connect the fields of the drawer. */
export function listen() {
  takeRecords("upload", "upload-answer");
  by("copy-link").addEventListener("click", async () => {
    await navigator.clipboard.writeText(by("link").value).catch(() => by("link").select());
    by("copy-link").textContent = word("web-copied");
  });
}
