/** The rules as a page: a search that leaves only what was found. */

import {by} from "./page.js";
import {linkNumbers, searchable} from "./rules.js";

linkNumbers(by("rules-text"), (rule) => ({href: `#${rule}`}));
searchable(by("rules-text"), by("rules-search"), by("rules-found"));
