import { expect, test } from "vitest";
import { type Compared, toggleCompared, withoutCompared } from "./compare-store.ts";

const nothing: Compared = { partType: null, slugs: [] };
const disc = (slug: string) => ({ slug, partType: "discos" });

test("refuses a fifth product, but accepts one of the four again", () => {
  const four = { partType: "discos", slugs: ["a", "b", "c", "d"] };
  expect(toggleCompared(four, disc("e"), true)).toEqual(four);
  expect(toggleCompared(four, disc("b"), true)).toEqual(four);
});

test("a product of another part type starts a new comparison", () => {
  const discs = toggleCompared(nothing, disc("a"), true);
  expect(toggleCompared(discs, { slug: "p", partType: "pastillas" }, true)).toEqual({
    partType: "pastillas",
    slugs: ["p"],
  });
});

test("products keep their order, and removing the last leaves nothing", () => {
  const two = toggleCompared(toggleCompared(nothing, disc("b"), true), disc("a"), true);
  expect(two.slugs).toEqual(["b", "a"]);
  const one = toggleCompared(two, disc("b"), false);
  expect(one).toEqual({ partType: "discos", slugs: ["a"] });
  expect(toggleCompared(one, disc("a"), false)).toEqual(nothing);
});

test("removing a product from somebody else's comparison leaves the own one", () => {
  const discs = { partType: "discos", slugs: ["a", "b"] };
  expect(toggleCompared(discs, { slug: "p", partType: "pastillas" }, false)).toEqual(discs);
});

test("a product that has become of another kind is removed alone", () => {
  const discs = { partType: "discos", slugs: ["a", "b"] };
  expect(toggleCompared(discs, { slug: "b", partType: "discos-ventilados" }, false)).toEqual({
    partType: "discos",
    slugs: ["a"],
  });
});

test("products that are no longer sold make room for others", () => {
  const four = { partType: "discos", slugs: ["a", "b", "c", "d"] };
  const left = withoutCompared(four, ["b", "no-such-part"]);
  expect(toggleCompared(left, disc("e"), true).slugs).toEqual(["a", "c", "d", "e"]);
  expect(withoutCompared(four, four.slugs)).toEqual(nothing);
  expect(withoutCompared(four, [])).toBe(four);
});
