import { expect, test } from "vitest";
import { problemOf } from "./create-passkey.ts";

test("whatever a device throws has a meaning", () => {
  expect(problemOf(null)).toBe("unable");
  expect(problemOf(new Error("?"))).toBe("unable");
  expect(problemOf(new DOMException("", "NotAllowedError"))).toBe("cancelled");
  expect(problemOf(new DOMException("", "AbortError"))).toBe("cancelled");
  expect(problemOf(new DOMException("", "InvalidStateError"))).toBe("already_there");
});
