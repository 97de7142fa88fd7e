import { expect, test } from "vitest";
import { preferredOther } from "./offered-language.ts";

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
