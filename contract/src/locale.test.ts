import { expect, test } from "vitest";
import { localeFromHeader } from "./locale.ts";

test("the language is the best one that the caller accepts, by the shop's names or by tags", () => {
  const expected = {
    es_CA: "ca",
    "ca-ES, es;q=0.9": "ca",
    "fr, ca;q=0.5, en;q=0.6": "en",
    "ca;q=0, en;q=0.1": "en",
    "ca;q=0.000, en; q=0": "es",
    "fr, *": "es",
    "": "es",
  };
  for (const [header, locale] of Object.entries(expected)) {
    expect([header, localeFromHeader(header)]).toEqual([header, locale]);
  }
});
