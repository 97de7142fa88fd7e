import { expect, test } from "vitest";
import { routePattern } from "./route-pattern.ts";

test.each([
  ["/password-reset/abc.def", { token: "abc.def" }, "/password-reset/:token"],
  ["/lists/a%20b", { token: "a b" }, "/lists/:token"],
  ["/en/orders/abcdefgh23456789", { id: "abcdefgh23456789" }, "/en/orders/:id"],
  ["/products", {}, "/products"],
  ["/", {}, "/"],
  ["/who/knows", { "*": "who/knows" }, "/*"],
  ["/products/%E0%A4%A", { slug: "%E0%A4%A" }, "/products/:slug"],
])("%s is measured by its pattern", (pathname, params, pattern) => {
  expect(routePattern(pathname, params)).toBe(pattern);
});
