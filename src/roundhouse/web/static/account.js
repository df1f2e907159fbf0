/** Becoming an account, signing in and out. */

import {Problem, by, tell, word} from "./page.js";

/** @param {string} what @param {object} facts */
async function act(what, facts) {
  by("account-answer").textContent = "";
  try {
    const answer = await tell(`/api/me/${what}`, facts);
    if (answer.codes) showCodes(answer.codes);
    else location.reload();
  } catch (error) {
    by("account-answer").textContent = error instanceof Problem ? error.message : word("failed");
  }
}

/** @param {string[]} codes */
function showCodes(codes) {
  by("codes").hidden = false;
  by("codes").querySelector("pre").textContent = codes.join("\n");
  by("codes").querySelector("button").focus();
}

for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-account]"))) {
  const what = place.dataset.account ?? "";
  if (place instanceof HTMLFormElement) {
    place.addEventListener("submit", (event) => {
      event.preventDefault();
      act(what, Object.fromEntries(new FormData(place)));
    });
  } else if (what === "reload") place.addEventListener("click", () => location.reload());
  else place.addEventListener("click", () => act("sign-out", {everywhere: what === "everywhere"}));
}
