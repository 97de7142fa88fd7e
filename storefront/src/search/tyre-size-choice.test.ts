import type { TyreSize } from "@recambia/contract/catalogue/tyre-sizes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseSizePart, sizeOptions, sizeParts } from "./tyre-size-choice.ts";

const sizes = [
  { width: 195, ratio: 65, rim: 15 },
  { width: 205, ratio: 55, rim: 16 },
  { width: 205, ratio: 55, rim: 17 },
  { width: 205, ratio: 60, rim: 16 },
];

test("a width leaves its ratios, and these their rims", () => {
  expect(sizeOptions(sizes, {}, "width")).toEqual([195, 205]);
  expect(sizeOptions(sizes, { width: 205 }, "ratio")).toEqual([55, 60]);
  expect(sizeOptions(sizes, { width: 205, ratio: 55 }, "rim")).toEqual([16, 17]);
});

test("what has only one value left is chosen", () => {
  expect(chooseSizePart(sizes, {}, "width", 195)).toEqual({ width: 195, ratio: 65, rim: 15 });
  expect(chooseSizePart(sizes, { width: 205 }, "ratio", 60)).toEqual({ width: 205, ratio: 60, rim: 16 });
});

const anySize = fc.record<TyreSize>({
  width: fc.constantFrom(195, 205, 215),
  ratio: fc.constantFrom(45, 55),
  rim: fc.constantFrom(15, 16, 17),
});
const anyStep = fc.record({ part: fc.constantFrom(...sizeParts), place: fc.nat(5) });

test("whatever is chosen in whatever order, a full choice is a size on sale", () => {
  fc.assert(
    fc.property(fc.array(anySize, { minLength: 1 }), fc.array(anyStep), (drawn, steps) => {
      let chosen: Partial<TyreSize> = {};
      for (const { part, place } of steps) {
        const options = sizeOptions(drawn, chosen, part);
        chosen = chooseSizePart(drawn, chosen, part, options[place] ?? null);
        const isSold = drawn.some((size) => sizeParts.every((one) => size[one] === chosen[one]));
        if (sizeParts.every((one) => chosen[one] !== undefined)) expect(isSold).toBe(true);
      }
    }),
  );
});
