import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartNumber, WholeCodes } from "./WholeCodes.tsx";

const drawn = (text: string) => renderToStaticMarkup(createElement(WholeCodes, { text }));
const codesIn = (text: string) =>
  Array.from(drawn(text).matchAll(/<span[^>]*>(.*?)<\/span>/g), ([, code]) => code);

test.each([
  ["Aceite de motor 5W-30 ACEA C3, 5 l", ["5W-30", "5 l"]],
  ["Batería de arranque 50 Ah 480 A EFB", ["50 Ah", "480 A"]],
  ["Bombilla 12 Volt", []],
  ["Audi A4 2 lámparas", []],
  ["Gas refrigerante R-134a", ["R-134a"]],
  ["Para-xocs davanter", []],
  ["Neumático 205/55 R16 91V", ["205/55 R16"]],
  ["", []],
])("of %j, the codes %j stay in one line", (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
  expect(drawn(text).replace(/<.*?>/g, "")).toBe(text);
});

test("a part number is a box of its own, which moves to the next line as a whole", () => {
  const page = renderToStaticMarkup(createElement(PartNumber, { number: "W 712/95" }));
  expect(page).toMatch(/^<span class="[^"]+">W 712\/95<\/span>$/);
  const styles = readFileSync(new URL("./WholeCodes.module.css", import.meta.url), "utf8");
  expect(styles).toMatch(/\.number \{\s+display: inline-block;/);
});
