import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@recambia/contract/locale";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { projectRoot } from "../source-files.ts";
import { bannedWords } from "./banned-words.ts";
import { bannedIn, catalogTexts, textsOf } from "./check-words.ts";

test.each([
  ["es", "Anular el pedido", "cancelar"],
  ["es", "El pedido se anuló.", "cancelar"],
  ["es", "Tu pedido {number} ha caducado", "cancelado"],
  ["es", "Exprés", "envío urgente"],
  ["es", "Te devolvemos el dinero.", "reembolsar"],
  ["es", "Te hemos devuelto {money}.", "reembolsar"],
  ["es", "La devolución del dinero falló", "reembolso"],
  ["es", "Llega como tarde el lunes", "como muy tarde"],
  ["es", "Casco (fianza que se devuelve)", "depósito"],
  ["es", "+ {0} de casco, se devuelve", "de depósito por tu pieza vieja (se devuelve)"],
  ["es", "No hemos entendido «504»", "No hemos usado: …"],
  ["ca", "anul·lació de la comanda", "cancel·lar"],
  ["ca", "Et tornem els diners.", "reemborsar"],
  ["ca", "Aquesta peça s'ha esgotat", "exhaurit"],
  ["en", "Offers with an end date", "Offers"],
  ["en", "We pay it back by the same means of payment.", "refund"],
  ["en", "Pick it up at the shop", "collect"],
  ["en", "44 kW (60 CV)", "hp"],
  ["es", "Ninguna de las posibles se llama así.", "versiones que coinciden"],
  ["ca", "Favorits", "preferits"],
  ["en", "“28045” is a zip code", "postcode"],
  ["en", "My chassis number is 9R or later", "VIN"],
] as const)("in %s nobody says «%s»", (locale, text, use) => {
  expect(bannedIn({ locale, text }).map((word) => word.use)).toContain(use);
});

test.each([
  ["es", "Cancelar el pedido"],
  ["es", "El enlace ha caducado."],
  ["es", "No hemos entendido la petición."],
  ["es", "Todavía no has pedido nada"],
  ["es", "Si no te sirve, puedes devolverlo hasta el lunes."],
  ["es", "Llega como muy tarde el lunes"],
  ["ca", "Si no et va bé, la pots tornar fins al dilluns."],
  ["en", "You pay for sending them back."],
  ["en", "Frequently asked questions"],
  ["en", "“WVWZZZ1KZ” is a VIN (chassis number)"],
] as const)("in %s «%s» is what one says", (locale, text) => {
  expect(bannedIn({ locale, text })).toEqual([]);
});

test("the texts of a module are found by their language, without the law's own words and names in code", () => {
  const code = `
    const kind = "pickup";
    const words = { es: { shipping: "Envío" }, en: { list: ["Delivery", \`of \${kind}\`] } };
    const page = { en: () => <div id="pickup"><p>Two <a href="/x">three</a></p>{quote(["reimburse"])}</div> };
  `;
  const found = textsOf(parseSync("a.tsx", code).program, null).map(({ locale, text }) => [
    locale,
    text.trim(),
  ]);
  expect(found.filter(([, text]) => text)).toEqual([
    ["es", "Envío"],
    ["en", "Delivery"],
    ["en", "of"],
    ["en", "Two"],
    ["en", "three"],
  ]);
});

test("a catalog's Spanish texts are its names, the others its translations", () => {
  const catalog = 'msgid ""\nmsgstr "header"\n\n#: a.tsx\nmsgid ""\n"Dos "\n"líneas"\nmsgstr "Two lines"\n';
  expect(catalogTexts(catalog, "es")).toEqual(["Dos líneas"]);
  expect(catalogTexts(catalog, "en")).toEqual(["header", "Two lines"]);
});

test("the glossary has every term in the three languages", () => {
  const rows = readFileSync(join(projectRoot, "docs/words.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").slice(1, 4));
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => row.some((word) => word.trim() === ""))).toEqual([]);
});

test("every term that is asked for is in the glossary", () => {
  const glossary = readFileSync(join(projectRoot, "docs/words.md"), "utf8").toLowerCase();
  for (const locale of locales)
    for (const { use } of bannedWords[locale]) expect(glossary, use).toContain(use.toLowerCase());
});
