import { expect, test } from "vitest";
import { valuesAfterSaving } from "./values-after-saving.ts";

const sent = { first_name: " Ana ", nickname: "ani" };
const saved = { first_name: "Ana", nickname: "ani" };

test("a saved form has what was saved", () => {
  expect(valuesAfterSaving(sent, saved, sent)).toEqual(saved);
});

test("what was typed while it was being saved stays", () => {
  expect(valuesAfterSaving(sent, saved, { ...sent, nickname: "anita" })).toEqual({
    first_name: "Ana",
    nickname: "anita",
  });
  expect(valuesAfterSaving(sent, saved, { ...sent, first_name: "" })).toEqual({ ...saved, first_name: "" });
});
