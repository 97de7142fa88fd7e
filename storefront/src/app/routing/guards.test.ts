import { expect, test } from "vitest";
import { guardOutcome } from "./guards.ts";

test("a visitor is sent to sign in, and the page asked for is remembered", () => {
  expect(guardOutcome("required", "visitor", "/orders?state=paid")).toBe(
    "/sign-in?next=%2Forders%3Fstate%3Dpaid",
  );
});

test("who has not verified the e-mail is sent to do so", () => {
  expect(guardOutcome("required", "pending", "/orders")).toBe("/verify-email?next=%2Forders");
});

test("a signed-in user is sent home from the sign-in screens, or to the page that was asked for", () => {
  expect(guardOutcome("guest", "signed-in", "/sign-in")).toBe("/");
  expect(guardOutcome("guest", "signed-in", "/sign-in?next=%2Forders%3Fstate%3Dpaid")).toBe(
    "/orders?state=paid",
  );
  expect(guardOutcome("guest", "signed-in", "/sign-in?next=%2F%2Felsewhere.example")).toBe("/");
});

test("a link out of a mail opens for a signed-in user too", () => {
  expect(guardOutcome("guest", "signed-in", "/verify-email?token=abc")).toBeNull();
});

test("the others pass", () => {
  expect(guardOutcome("required", "signed-in", "/orders")).toBeNull();
  expect(guardOutcome("guest", "visitor", "/sign-in")).toBeNull();
  expect(guardOutcome("guest", "pending", "/verify-email")).toBeNull();
});
