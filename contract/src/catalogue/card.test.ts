import { expect, test } from "vitest";
import { type Locale, locales } from "../locale.ts";
import { netContentText } from "./card.ts";

test("a net content has the language's decimal separator", () => {
  const half = (locale: Locale) => netContentText({ amount: 0.5, unit: "l" }, locale);
  expect(locales.map(half)).toEqual(["0,5 l", "0,5 l", "0.5 l"]);
});
