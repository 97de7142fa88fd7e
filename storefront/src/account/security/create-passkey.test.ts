import { expect, test } from "vitest";
import { toPasskeyProblem } from "./create-passkey.ts";

test("whatever a device throws has a meaning", () => {
  expect(toPasskeyProblem(null)).toBe("unable");
  expect(toPasskeyProblem(new Error("?"))).toBe("unable");
  expect(toPasskeyProblem(new DOMException("", "NotAllowedError"))).toBe("cancelled");
  expect(toPasskeyProblem(new DOMException("", "AbortError"))).toBe("cancelled");
  expect(toPasskeyProblem(new DOMException("", "InvalidStateError"))).toBe("already_there");
});
