/** How I want to be told when I am not looking: mail, this browser, a web hook, and when not. */

import {Problem, by, tell, word} from "./page.js";
import {minutes, send} from "./me.js";

const form = by("notices");

/** The key of the server as a browser wants it. @param {string} text */
export function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

async function worker() {
  return await navigator.serviceWorker.register("/static/worker.js");
}

/** Tell the server about this browser, or that it does not want to be told any more. */
async function toggle() {
  try {
    const known = await (await worker()).pushManager.getSubscription();
    if (known) {
      await known.unsubscribe();
      await tell("/api/me/notices/browser", {endpoint: known.endpoint, wanted: false});
    } else {
      const made = await (await worker()).pushManager.subscribe({userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key)});
      const {p256dh, auth} = made.toJSON().keys ?? {};
      await tell("/api/me/notices/browser", {endpoint: made.endpoint, p256dh, auth});
    }
    by("push").setAttribute("aria-pressed", String(!known));
    by("notices-answer").textContent = word("saved");
  } catch (error) {
    by("notices-answer").textContent = error instanceof Problem ? error.message : word("failed");
  }
}

form.addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  send("/api/me/notices", {
    mail: by("mail")?.value ?? "",
    digest: by("digest")?.checked ?? false,
    web: by("web").value,
    zone: by("zone").value,
    quiet_from: minutes(by("quiet-from").value),
    quiet_until: minutes(by("quiet-until").value),
  }, "notices-answer");
});
by("try-out").addEventListener("click", () => send("/api/me/notices/test", {}, "notices-answer"));
if ("PushManager" in globalThis && "serviceWorker" in navigator) {
  by("push").hidden = false;
  by("push").addEventListener("click", toggle);
  navigator.serviceWorker.getRegistration("/static/worker.js").then(async (found) => {
    by("push").setAttribute("aria-pressed", String(Boolean(await found?.pushManager.getSubscription())));
  });
}
