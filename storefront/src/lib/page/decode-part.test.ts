import { expect, test } from "vitest";
import { decodePart } from "./decode-part.ts";

test.each([
  ["env%C3%ADo", "envío"],
  ["100%", "100%"],
  ["%E0%A4%A", "%E0%A4%A"],
  ["", ""],
])("%s is read as %s", (part, decoded) => {
  expect(decodePart(part)).toBe(decoded);
});
