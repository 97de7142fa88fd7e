import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/\n\\elsewhere.example",
  "javascript:alert(1)",
  "",
])("%s is no page of the shop: home instead", (asked) => {
  expect(returnPath(new URLSearchParams({ next: asked }))).toBe("/");
});

test("the page asked for is kept with its query", () => {
  expect(returnPath(new URLSearchParams({ next: "/orders?state=paid" }))).toBe("/orders?state=paid");
  expect(returnPath(new URLSearchParams())).toBe("/");
});
