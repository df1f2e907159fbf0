// The style sheets can be read: short lines, and one place for everything. Run with: node --test tests/web
import assert from "node:assert/strict";
import {readFileSync, readdirSync} from "node:fs";
import test from "node:test";

const PLACE = new URL("../../src/roundhouse/web/static/", import.meta.url);
const SHEETS = readdirSync(PLACE).filter((name) => name.endsWith(".css"));

/** The selectors of a sheet, each with the media query it stands in. */
function selectors(text) {
  const found = [];
  const around = [];
  for (const [, prelude, brace] of text.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") around.pop();
    if (brace !== "{") continue;
    const words = prelude.trim().replace(/\s+/g, " ");
    if (!words.startsWith("@") && !around.some((at) => at.startsWith("@keyframes"))) found.push([...around, words].join(" { "));
    around.push(words);
  }
  return found;
}

for (const sheet of SHEETS) {
  const text = readFileSync(new URL(sheet, PLACE), "utf8");

  test(`${sheet}: no line is longer than 100 characters`, () => {
    assert.deepEqual(text.split("\n").filter((line) => line.length > 100), []);
  });

  test(`${sheet}: no selector is declared twice`, () => {
    const all = selectors(text);
    assert.ok(all.length > 3);
    assert.deepEqual(all.filter((selector, i) => all.indexOf(selector) !== i), []);
  });
}
