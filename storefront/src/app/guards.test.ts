import { expect, test } from "vitest";
import { guardOutcome } from "./guards.ts";

test("a visitor is sent to sign in, and the page asked for is remembered", () => {
  expect(guardOutcome("required", false, "/orders?state=paid")).toBe(
    "/sign-in?next=%2Forders%3Fstate%3Dpaid",
  );
});

test("a signed-in user is sent home from the sign-in screens", () => {
  expect(guardOutcome("guest", true, "/sign-in")).toBe("/");
});

test("the others pass", () => {
  expect(guardOutcome("required", true, "/orders")).toBeNull();
  expect(guardOutcome("guest", false, "/sign-in")).toBeNull();
});
