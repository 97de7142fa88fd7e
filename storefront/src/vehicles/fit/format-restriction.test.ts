import { setupI18n } from "@lingui/core";
import type { Locale } from "@recambia/contract/locale";
import type { Restriction } from "@recambia/contract/vehicles/fit";
import { expect, test } from "vitest";
import { messages as ca } from "../locales/ca.po";
import { messages as en } from "../locales/en.po";
import { messages as es } from "../locales/es.po";
import { formatAlternatives, formatConditions, formatRestriction } from "./format-restriction.ts";

const languages = {
  es: setupI18n({ locale: "es", messages: { es } }),
  ca: setupI18n({ locale: "ca", messages: { ca } }),
  en: setupI18n({ locale: "en", messages: { en } }),
};
const inEach = (say: (locale: Locale) => string) => [say("es"), say("ca"), say("en")];

const front: Restriction = { kind: "position", position: "front" };
const rear: Restriction = { kind: "position", position: "rear" };
const left: Restriction = { kind: "side", side: "left" };
const since: Restriction = { kind: "built", from: 201205, to: null };
const anyTime: Restriction = { kind: "built", from: null, to: null };

test("conditions that ask for nothing say nothing", () => {
  expect(formatRestriction(anyTime, languages.es)).toBe("");
  expect(formatRestriction({ kind: "engine_code", codes: [] }, languages.es)).toBe("");
  expect(formatRestriction({ kind: "chassis", from: null, to: null }, languages.es)).toBe("");
  expect(formatAlternatives([[anyTime]], languages.es)).toBe("");
});

test.each<[Restriction, string[]]>([
  [front, ["eje delantero", "eix davanter", "front axle"]],
  [rear, ["eje trasero", "eix posterior", "rear axle"]],
  [left, ["lado izquierdo", "costat esquerre", "left side"]],
  [{ kind: "side", side: "right" }, ["lado derecho", "costat dret", "right side"]],
  [since, ["fabricado desde 05/2012", "fabricat des de 05/2012", "built from 05/2012"]],
  [
    { kind: "built", from: null, to: 201104 },
    ["fabricado hasta 04/2011", "fabricat fins a 04/2011", "built until 04/2011"],
  ],
  [
    { kind: "built", from: 200903, to: 201104 },
    [
      "fabricado entre 03/2009 y 04/2011",
      "fabricat entre 03/2009 i 04/2011",
      "built between 03/2009 and 04/2011",
    ],
  ],
  [
    { kind: "engine_code", codes: ["BXF", "CAYC"] },
    ["motor BXF o CAYC", "motor BXF o CAYC", "engine BXF or CAYC"],
  ],
  [
    { kind: "chassis", from: "9R000001", to: null },
    ["bastidor desde 9R000001", "bastidor des de 9R000001", "VIN from 9R000001"],
  ],
  [
    { kind: "chassis", from: null, to: "9R500000" },
    ["bastidor hasta 9R500000", "bastidor fins a 9R500000", "VIN up to 9R500000"],
  ],
  [
    { kind: "chassis", from: "9R000001", to: "9R500000" },
    [
      "bastidor entre 9R000001 y 9R500000",
      "bastidor entre 9R000001 i 9R500000",
      "VIN between 9R000001 and 9R500000",
    ],
  ],
])("%j is said in each language", (restriction, words) => {
  expect(inEach((locale) => formatRestriction(restriction, languages[locale]))).toEqual(words);
});

test("a text of the catalogue is taken as it is, small within the sentence unless it is an abbreviation", () => {
  const words = (text: string) => formatRestriction({ kind: "equipment", text }, languages.es);
  expect(words("Solo con aire acondicionado")).toBe("solo con aire acondicionado");
  expect(words("ABS de 4 canales")).toBe("ABS de 4 canales");
  expect(words("A partir de chasis bajo")).toBe("a partir de chasis bajo");
  expect(words("V8 de gasolina")).toBe("V8 de gasolina");
  expect(words("")).toBe("");
});

test("conditions that must hold together are joinWords by and, ways to fit by or", () => {
  expect(inEach((locale) => formatConditions([front, since], languages[locale]))).toEqual([
    "eje delantero y fabricado desde 05/2012",
    "eix davanter i fabricat des de 05/2012",
    "front axle and built from 05/2012",
  ]);
  expect(inEach((locale) => formatAlternatives([[front], [rear]], languages[locale]))).toEqual([
    "eje delantero o eje trasero",
    "eix davanter o eix posterior",
    "front axle or rear axle",
  ]);
});

test("ways that read the same are said once, and more than two are only hinted at", () => {
  expect(formatAlternatives([[front], [front, anyTime]], languages.es)).toBe("eje delantero");
  expect(formatAlternatives([[front], [rear], [left]], languages.es)).toBe(
    "eje delantero, eje trasero u otras condiciones",
  );
});
