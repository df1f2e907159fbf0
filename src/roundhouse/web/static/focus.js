/** Where the keyboard is: at what is asked when what it stood on has gone, and nowhere else unasked. */

import {by} from "./page.js";

/** Whether the focus stands on nothing. */
export function isLost() {
  const at = document.activeElement;
  return !at || at === document.body;
}

/** Go to what is asked, if the focus was lost: it is never taken from somebody who reads elsewhere. */
export function toPrompt() {
  if (isLost()) by("prompt")?.focus({preventScroll: true});
}
