import { expect, test } from "vitest";
import { splitStreet } from "./split-street.ts";

test.each([
  ["Calle Mayor", false],
  ["Calle Mayor", true],
  ["Calle 23", false],
  ["Calle 2 de Mayo", true],
  ["Carretera de Toledo, km 12,5", false],
  ["Carretera N-340, km 12", true],
  ["", true],
] as const)("«%s» stays as it is (from the browser: %s)", (text, isFromBrowser) => {
  expect(splitStreet(text, isFromBrowser)).toBeNull();
});

test.each([
  ["Calle Mayor, 12", false, "Calle Mayor", "12"],
  ["Calle Mayor,12", false, "Calle Mayor", "12"],
  ["Calle 23, 12", false, "Calle 23", "12"],
  ["Calle Mayor, nº 12 B ", false, "Calle Mayor", "12 B"],
  ["Calle Mayor 12", true, "Calle Mayor", "12"],
  ["Avenida 3 de Abril, 7", true, "Avenida 3 de Abril", "7"],
] as const)("«%s» has its number split (from the browser: %s)", (text, isFromBrowser, street, number) => {
  expect(splitStreet(text, isFromBrowser)).toEqual({ street, number });
});
