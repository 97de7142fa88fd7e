import places from "./wheel-corner.json" with { type: "json" };

/** Where a part lies in the picture, as fractions of its width and height. */
export type PartPlace = { slug: string; x: number; y: number; width: number; height: number };

/**
 * The parts of the picture by subcategory, larger ones first, so that a smaller one that overlaps them lies on top and can
 * be pointed at.
 */
export const partPlaces: readonly PartPlace[] = Object.entries(places)
  .map(([slug, place]) => ({ slug, ...place }))
  .toSorted((a, b) => b.width * b.height - a.width * a.height);
