import { expect, test } from "vitest";
import { isFirstDocument, preferredOther } from "./offered-language.ts";

test.each([
  [["es-ES", "ca"], "es"],
  [["es", "en"], "ca"],
  [["fr", "es"], "es"],
  [["ca-ES"], "ca"],
  [["fr", "de"], "es"],
  [[], "es"],
] as const)("browsers that say %j are offered nothing on a page in %s", (languages, shown) => {
  expect(preferredOther(languages, shown)).toBeNull();
});

test.each([
  [["ca", "es"], "es", "ca"],
  [["CA-es"], "en", "ca"],
  [["fr", "en-GB", "es"], "es", "en"],
  [["en-US"], "ca", "en"],
] as const)(
  "browsers that say %j are offered their language on a page in %s",
  (languages, shown, offered) => {
    expect(preferredOther(languages, shown)).toBe(offered);
  },
);

const origin = "https://shop.example";

test.each([
  ["new", { type: "navigate", referrer: "" }, true],
  ["new", { type: "navigate", referrer: `${origin}/brands` }, true],
  ["new", { type: "reload", referrer: "" }, true],
  ["known", { type: "navigate", referrer: "" }, false],
  ["known", { type: "navigate", referrer: "https://search.example/" }, false],
  ["untold", { type: "navigate", referrer: "" }, true],
  ["untold", { type: "navigate", referrer: "https://search.example/" }, true],
  ["untold", { type: "navigate", referrer: "no address" }, true],
  ["untold", { type: "navigate", referrer: `${origin}/brands` }, false],
  ["untold", { type: "reload", referrer: "https://search.example/" }, false],
  ["untold", { type: "back_forward", referrer: "" }, false],
] as const)("to a %s browser that arrives by %j the first offer is made: %s", (history, arrival, isFirst) => {
  expect(isFirstDocument(history, { ...arrival, origin })).toBe(isFirst);
});
