/** The rules as a page: a search that leaves only what was found. */

import {by} from "./page.js";
import {searchable} from "./rules.js";

searchable(by("rules-text"), by("rules-search"), by("rules-found"));
