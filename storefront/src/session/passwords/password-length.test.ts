import { expect, test } from "vitest";
import { checkPasswordLength } from "./password-length.ts";

test("under 8 characters it says how many are missing", () => {
  expect(checkPasswordLength("")).toEqual({ kind: "short", missing: 8 });
  expect(checkPasswordLength("1234567")).toEqual({ kind: "short", missing: 1 });
});

test("over 128 characters it says how many there are too many", () => {
  expect(checkPasswordLength("a".repeat(128))).toEqual({ kind: "long" });
  expect(checkPasswordLength("a".repeat(130))).toEqual({ kind: "over", surplus: 2 });
});

test("8 are enough, and 14 are long", () => {
  expect(checkPasswordLength("12345678")).toEqual({ kind: "enough" });
  expect(checkPasswordLength("1234567890123")).toEqual({ kind: "enough" });
  expect(checkPasswordLength("12345678901234")).toEqual({ kind: "long" });
});

test("an emoji and a letter of another script are one character each", () => {
  expect(checkPasswordLength("🔑🔧🚗🛞🔩⚙🧰")).toEqual({ kind: "short", missing: 1 });
  expect(checkPasswordLength("كلمةالسر")).toEqual({ kind: "enough" });
});
