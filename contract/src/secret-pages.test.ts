import { expect, test } from "vitest";
import { localePrefixes } from "./locale.ts";
import { carriesSecret } from "./secret-pages.ts";

test.each(["/password-reset/abc.def", "/verify-email", "/users/invitation", "/lists/abc", "/orders/abc"])(
  "%s carries a secret in every language",
  (path) => {
    for (const prefix of Object.values(localePrefixes)) expect(carriesSecret(prefix + path)).toBe(true);
  },
);

test.each([
  "/",
  "/en",
  "/orders",
  "/products/password-reset",
  "/forgot-password",
  "/users",
  "/ca/products/lists",
])("%s carries none", (path) => {
  expect(carriesSecret(path)).toBe(false);
});
