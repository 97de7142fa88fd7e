import { type Address, emptyAddressTexts, type Province } from "@recambia/contract/addresses/schemas";
import { expect, test } from "vitest";
import {
  findTypedProvince,
  provinceSuggestions,
  toAddressBody,
  toFormTexts,
  withRecipient,
} from "./form-texts.ts";

const girona: Province = {
  id: "es-17",
  name: "Girona",
  also: ["Gerona"],
  country: "ES",
  zone: "peninsula",
  zip_prefix: "17",
};
const havana: Province = {
  id: "cu-03",
  name: "La Habana",
  also: ["Havana"],
  country: "CU",
  zone: "cuba",
  zip_prefix: null,
};
const suggestions = provinceSuggestions([girona, havana], "Cuba");

test("a province that nobody knows goes as it was typed", () => {
  expect(toAddressBody({ ...emptyAddressTexts(), province: "Narnia" }, suggestions).province).toBe("Narnia");
  expect(findTypedProvince("", suggestions)).toBeUndefined();
});

test("a province goes by its id, whichever of its names is typed", () => {
  for (const name of ["Girona", "gerona ", "GIRONA"]) {
    expect(toAddressBody({ ...emptyAddressTexts(), province: name }, suggestions).province).toBe("es-17");
  }
  expect(suggestions.map(({ text, detail }) => [text, detail])).toEqual([
    ["Girona", undefined],
    ["La Habana", "Cuba"],
  ]);
});

test("an address fills the form with its texts and its province's name, and nothing else", () => {
  const address: Address = {
    ...emptyAddressTexts(),
    id: "abcdefgh23456789",
    is_default: true,
    first_name: "Ana",
    identification: "••••••••345",
    province: "cu-03",
    province_name: "L'Havana",
    country: "CU",
    zone: "cuba",
  };
  expect(toFormTexts(address)).toEqual({
    ...emptyAddressTexts(),
    first_name: "Ana",
    identification: "••••••••345",
    province: "L'Havana",
  });
});

test("a new address is for the person themselves, unless a draft names somebody else", () => {
  const empty = emptyAddressTexts();
  expect(withRecipient(empty, " Ana  Prueba López ")).toEqual({
    ...empty,
    first_name: "Ana",
    last_name: "Prueba López",
  });
  expect(withRecipient(empty, "Ana")).toEqual({ ...empty, first_name: "Ana" });
  const other = { ...empty, last_name: "Gómez" };
  expect(withRecipient(other, "Ana Prueba")).toBe(other);
});
