// Listens to a match: reads its updates as JSON and writes what the page says aloud after each.
import {readFileSync} from "node:fs";
import {Voice} from "../../src/roundhouse/web/static/speech.js";

const [first, ...updates] = JSON.parse(readFileSync(0, "utf8"));
const voice = new Voice(first, (id) => id);
console.log(JSON.stringify(updates.map((update) => voice.after(update))));
