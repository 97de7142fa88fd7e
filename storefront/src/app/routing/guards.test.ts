import { expect, test } from "vitest";
import { guardOutcome } from "./guards.ts";

test("a visitor is redirected to sign-in, which remembers the requested page", () => {
  expect(guardOutcome("required", "visitor", "/orders?state=paid")).toBe(
    "/sign-in?next=%2Forders%3Fstate%3Dpaid",
  );
});

test("a user with an unverified email is redirected to verification", () => {
  expect(guardOutcome("required", "pending", "/orders")).toBe("/verify-email?next=%2Forders");
});

test("a signed-in user is redirected from the sign-in screens to the home page or the requested page", () => {
  expect(guardOutcome("guest", "signed-in", "/sign-in")).toBe("/");
  expect(guardOutcome("guest", "signed-in", "/sign-in?next=%2Forders%3Fstate%3Dpaid")).toBe(
    "/orders?state=paid",
  );
  expect(guardOutcome("guest", "signed-in", "/sign-in?next=%2F%2Felsewhere.example")).toBe("/");
});

test("links from mails open for signed-in users, too", () => {
  expect(guardOutcome("guest", "signed-in", "/verify-email?token=abc")).toBeNull();
});

test("all others pass", () => {
  expect(guardOutcome("required", "signed-in", "/orders")).toBeNull();
  expect(guardOutcome("guest", "visitor", "/sign-in")).toBeNull();
  expect(guardOutcome("guest", "pending", "/verify-email")).toBeNull();
});
