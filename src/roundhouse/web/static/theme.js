// Runs before the page is drawn, so that a chosen theme never flashes. The setting is kept by settings.js.
(() => {
  /**
   * Show the page in a theme: "light", "dark", or "auto" for what the system prefers.
   * @param {string} theme
   */
  function show(theme) {
    const root = document.documentElement;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const sheet of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("[data-look]"))) {
      const look = sheet.dataset.look;
      sheet.media = root.dataset.theme
        ? (look === theme ? "all" : "not all")
        : `(prefers-color-scheme: ${look})`;
    }
  }
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("roundhouse") ?? "{}").theme ?? "auto";
  } catch { /* no storage: the system decides */ }
  show(theme);
  addEventListener("DOMContentLoaded", () => show(theme)); // pictures further down the page
  addEventListener("roundhouse-theme", (event) => show((theme = /** @type {CustomEvent} */ (event).detail)));
})();
