import { setupI18n } from "@lingui/core";
import type { Restriction } from "@recambia/contract/vehicles/fit";
import { expect, test } from "vitest";
import { messages as ca } from "../locales/ca.po";
import { messages as en } from "../locales/en.po";
import { messages as es } from "../locales/es.po";
import { alternativeStatements } from "./restriction-statements.ts";

const languages = {
  es: setupI18n({ locale: "es", messages: { es } }),
  ca: setupI18n({ locale: "ca", messages: { ca } }),
  en: setupI18n({ locale: "en", messages: { en } }),
};
const front: Restriction = { kind: "position", position: "front" };
const since: Restriction = { kind: "built", from: 201205, to: null };

test("conditions that ask for nothing are not stated", () => {
  expect(alternativeStatements([[{ kind: "built", from: null, to: null }], []], languages.es)).toEqual([]);
});

test("what the shopper states is said in the first person, one list a way", () => {
  const ways: Restriction[][] = [
    [front, since],
    [front, since],
    [{ kind: "engine_code", codes: ["BXF"] }],
    [{ kind: "note", text: "Solo sin ABS" }],
    [{ kind: "chassis", from: "9R1", to: null }],
  ];
  expect(alternativeStatements(ways, languages.es)).toEqual([
    ["Es para el eje delantero", "Mi coche se fabricó desde 05/2012"],
    ["Mi motor es BXF"],
    ["Mi coche cumple esto: solo sin ABS"],
    ["Mi número de bastidor es 9R1 o posterior"],
  ]);
  expect(alternativeStatements(ways.slice(0, 1), languages.en)).toEqual([
    ["It is for the front axle", "My car was built in 05/2012 or later"],
  ]);
  expect(alternativeStatements(ways.slice(0, 1), languages.ca)).toEqual([
    ["És per a l'eix davanter", "El meu cotxe es va fabricar a partir de 05/2012"],
  ]);
});
