import { readdirSync, readFileSync } from "node:fs";
import { locales } from "@recambia/contract/locale";
import { expect, test } from "vitest";
import { hazardWords } from "./hazard-words.ts";

test("a statement is told in words, in every language", () => {
  expect(hazardWords("H222", "es")).toBe("H222: Aerosol extremadamente inflamable.");
  expect(hazardWords("H361d", "en")).toBe("H361d: Suspected of damaging the unborn child.");
  expect(hazardWords("H360FD", "ca")).toBe("H360FD: Pot perjudicar la fertilitat o danyar el fetus.");
  expect(hazardWords("EUH208", "es")).toBe("EUH208");
});

test("all statements of the demo catalogue have words", () => {
  const folder = new URL("../../../../demo/data/taxonomy/categories/", import.meta.url);
  const codes = readdirSync(folder).flatMap((name) => [
    ...readFileSync(new URL(name, folder), "utf8").matchAll(/"((?:EU)?H\d{3}[A-Za-z]*)"/g),
  ]);
  expect(codes.length).toBeGreaterThan(0);
  for (const [, code = ""] of codes) {
    for (const locale of locales) expect(hazardWords(code, locale)).toMatch(/^\S+: .+\.$/);
  }
});
