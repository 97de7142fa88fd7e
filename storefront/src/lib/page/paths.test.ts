import { expect, test } from "vitest";
import { pathIn } from "./paths.ts";

test("the home page is the bare prefix of its language", () => {
  expect([pathIn("es", "/"), pathIn("ca", "/"), pathIn("en", "/brands")]).toEqual(["/", "/ca", "/en/brands"]);
});

test("no path leads to another site", () => {
  expect(pathIn("es", "//evil.example/x")).toBe("/evil.example/x");
  expect(pathIn("ca", "///evil.example")).toBe("/ca/evil.example");
});
