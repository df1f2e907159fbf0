/** The front page: the picture follows the chosen board, and records can be brought along. */

import {takeRecords} from "./records.js";

for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("select[data-title]"))) {
  const title = select.dataset.title ?? "";
  select.addEventListener("change", () => {
    const picture = document.querySelector(`[data-map="${title}"]`);
    const file = `/boards/${title}/${select.value}.svg`;
    picture?.querySelector("source")?.setAttribute("srcset", `${file}?look=dark`);
    picture?.querySelector("img")?.setAttribute("src", file);
    document.querySelector(`[data-new="${title}"]`)?.setAttribute("href", `/new?title=${title}&map=${select.value}`);
    document.querySelector(`[data-rules-of="${title}"]`)?.setAttribute("href", `/rules/${title}?map=${select.value}`);
  });
}
takeRecords("upload", "upload-answer");
