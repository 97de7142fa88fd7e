import { readdirSync, readFileSync } from "node:fs";
import { locales } from "@recambia/contract/locale";
import { expect, test } from "vitest";
import { hazardWords } from "./hazard-words.ts";
import { precautionWords } from "./precautions/precaution-words.ts";

test("a statement is told in words, in every language", () => {
  expect(hazardWords("H222", "es")).toBe("H222: Aerosol extremadamente inflamable.");
  expect(hazardWords("H361d", "en")).toBe("H361d: Suspected of damaging the unborn child.");
  expect(hazardWords("H360FD", "ca")).toBe("H360FD: Pot perjudicar la fertilitat o danyar el fetus.");
  expect(hazardWords("EUH208", "es")).toBe("EUH208");
});

test("a precautionary statement is told in words, a combined one as one sentence after the other", () => {
  expect(precautionWords("P102", "en")).toBe("P102: Keep out of reach of children.");
  expect(precautionWords("P301+P330+P331", "es")).toBe(
    "P301+P330+P331: EN CASO DE INGESTIÓN: Enjuagarse la boca. NO provocar el vómito.",
  );
  expect(precautionWords("P410+P412", "ca")).toBe(
    "P410+P412: Protegir de la llum solar. No exposar a temperatures superiors a 50 °C.",
  );
  expect(precautionWords("P102+P999", "es")).toBe("P102+P999");
});

test("all statements of the demo catalogue have words", () => {
  const folder = new URL("../../../../demo/data/taxonomy/categories/", import.meta.url);
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  const found = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code = ""]) => code));
  const hazards = found(/"((?:EU)?H\d{3}[A-Za-z]*)"/g);
  const precautions = found(/"(P\d{3}(?:\+P\d{3})*)"/g);
  expect(Math.min(hazards.length, precautions.length)).toBeGreaterThan(0);
  for (const locale of locales) {
    for (const code of hazards) expect(hazardWords(code, locale)).toMatch(/^\S+: .+\.$/);
    for (const code of precautions) expect(precautionWords(code, locale)).toMatch(/^\S+: .+\.$/);
  }
});
