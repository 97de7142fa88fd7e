import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameSecret } from "./is-same-secret.ts";

const anyText = fc.string({ unit: "binary", maxLength: 60 });

test("only equal texts are the same secret, whatever their lengths and characters", () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      expect(isSameSecret(one, one)).toBe(true);
      expect(isSameSecret(one, other)).toBe(one === other);
    }),
  );
  // As many characters, but more bytes.
  expect(isSameSecret("é", "e")).toBe(false);
});
