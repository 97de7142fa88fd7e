import { expect, test } from "vitest";
import { type Compared, toggleCompared } from "./compare-store.ts";

const nothing: Compared = { partType: null, slugs: [] };
const disc = (slug: string) => ({ slug, partType: "discos" });

test("a fifth product is not taken, one of the four may be chosen again", () => {
  const four = { partType: "discos", slugs: ["a", "b", "c", "d"] };
  expect(toggleCompared(four, disc("e"), true)).toEqual(four);
  expect(toggleCompared(four, disc("b"), true)).toEqual(four);
});

test("a product of another part type starts anew", () => {
  const discs = toggleCompared(nothing, disc("a"), true);
  expect(toggleCompared(discs, { slug: "p", partType: "pastillas" }, true)).toEqual({
    partType: "pastillas",
    slugs: ["p"],
  });
});

test("products keep the order of choosing, and the last one taken off leaves nothing", () => {
  const two = toggleCompared(toggleCompared(nothing, disc("b"), true), disc("a"), true);
  expect(two.slugs).toEqual(["b", "a"]);
  const one = toggleCompared(two, disc("b"), false);
  expect(one).toEqual({ partType: "discos", slugs: ["a"] });
  expect(toggleCompared(one, disc("a"), false)).toEqual(nothing);
});
