import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";
import { type Address, emptyAddressTexts } from "./schemas.ts";

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

test("a Cuban address names the streets between which it lies and its district", () => {
  const inHavana = {
    ...address,
    street: "Calle 23",
    number: "555",
    between_streets: "G y H",
    district: "Vedado",
    zip_code: "10400",
    municipality: "Plaza",
    province_name: "La Habana",
  };
  const lines = ["Calle 23, 555", "entre G y H", "Vedado", "10400 Plaza (La Habana)"];
  expect(addressLines(inHavana)).toEqual(lines);
  expect(addressLines({ ...inHavana, between_streets: "Entre G y H" })).toEqual(lines);
  expect(addressLines({ ...inHavana, between_streets: "e/ G y H" })).toEqual(lines);
});
