import { type Address, emptyAddressTexts } from "@recambia/contract/addresses/schemas";
import { expect, test } from "vitest";
import { addressLines, formatPhone } from "./address-lines.ts";

const address: Address = {
  ...emptyAddressTexts(),
  id: "abcdefgh23456789",
  is_default: false,
  street: "Calle Mayor",
  number: "3",
  zip_code: "28801",
  municipality: "Alcalá de Henares",
  province: "es-28",
  province_name: "Madrid",
  country: "ES",
  zone: "peninsula",
};

test("what was not given leaves no empty line and no comma", () => {
  expect(addressLines(address)).toEqual(["Calle Mayor, 3", "28801 Alcalá de Henares (Madrid)"]);
});

test("a capital is not named twice", () => {
  const inMadrid = { ...address, municipality: "Madrid", apartment: "2º B", district: "Centro" };
  expect(addressLines(inMadrid)).toEqual(["Calle Mayor, 3, 2º B", "Centro", "28801 Madrid"]);
});

test("phones are spaced as their country does it, others left alone", () => {
  expect(["+34612345678", "+5352345678", "+33612345678"].map(formatPhone)).toEqual([
    "+34 612 345 678",
    "+53 5 234 5678",
    "+33612345678",
  ]);
});
