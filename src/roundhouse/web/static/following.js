/** On every page: how many matches wait for me. */

import {follow} from "./waiting.js";

if (!document.body.hasAttribute("data-alone")) follow();
