import { expect, test } from "vitest";
import { partPlaces } from "./wheel-corner.ts";

test("all parts lie within the picture", () => {
  for (const { slug, x, y, width, height } of partPlaces) {
    const isInside = x >= 0 && y >= 0 && x + width <= 1 && y + height <= 1;
    expect([slug, isInside]).toEqual([slug, true]);
  }
});

test("smaller parts come after larger ones, so that they lie on top", () => {
  const slugs = partPlaces.map(({ slug }) => slug);
  expect(slugs.indexOf("pastillas-de-freno")).toBeGreaterThan(slugs.indexOf("discos-de-freno"));
  expect(slugs.indexOf("muelles-de-suspension")).toBeGreaterThan(slugs.indexOf("semiejes") - slugs.length);
});
