/** What I say about myself: when my time is not counted. */

import {Problem, by, tell, word} from "./page.js";

/** Minutes since midnight. @param {string} clock such as 22:30 */
export function minutes(clock) {
  const [hours, rest] = clock.split(":").map(Number);
  return (hours * 60 + rest) || 0;
}

/**
 * Send something and say how that went.
 * @param {string} path @param {object} facts @param {string} place the id of the element that says it
 */
export async function send(path, facts, place) {
  try {
    const answer = await tell(path, facts);
    by(place).textContent = word("saved");
    return answer;
  } catch (error) {
    by(place).textContent = error instanceof Problem ? error.message : word("failed");
    return null;
  }
}

by("hours")?.addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  /** @type {NodeListOf<HTMLInputElement>} */
  const days = document.querySelectorAll("[name=day]:checked");
  send("/api/me/hours", {
    zone: by("zone").value,
    sleep_from: minutes(by("sleep-from").value),
    sleep_until: minutes(by("sleep-until").value),
    days_off: [...days].map((day) => Number(day.value)),
    holiday_from: by("holiday-from").value || null,
    holiday_until: by("holiday-until").value || null,
  }, "hours-answer");
});
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (by("zone")?.value === "UTC" && [...by("zone").options].some((option) => option.value === zone)) by("zone").value = zone;
