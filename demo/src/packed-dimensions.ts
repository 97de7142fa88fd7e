import type { AttributeValues } from "./attribute-values.ts";

/** Attributes that measure a whole product, with how many of its three dimensions they measure. */
const measures = new Map([
  ["length", 1],
  ["width", 1],
  ["height", 1],
  ["outer-diameter", 2],
  ["wiper-length-driver", 1],
]);

/** What is packed coiled or folded is longer than its box. */
const coiled = /^(correas|kits-de-correa|cables|latiguillos|manguitos)-/;

type Box = { length_mm: number; depth_mm: number; height_mm: number };

/** Sizes in millimetres that a product must have room for in its box, the greatest first; at most three. */
export function sizesToPack(partType: string, attributes: AttributeValues): number[] {
  if (coiled.test(partType)) return [];
  return Object.entries(attributes)
    .flatMap(([slug, value]) => Array<number>(measures.get(slug) ?? 0).fill(Math.ceil(Number(value))))
    .toSorted((a, b) => b - a)
    .slice(0, 3);
}

/** The box of a product, enlarged where its attributes say that the product is bigger. */
export function packedBox(partType: string, attributes: AttributeValues, box: Box): Box {
  const packed = { ...box };
  const sides = (["length_mm", "depth_mm", "height_mm"] as const).toSorted((a, b) => box[b] - box[a]);
  const sizes = sizesToPack(partType, attributes);
  for (const [index, side] of sides.entries()) packed[side] = Math.max(box[side], sizes[index] ?? 0);
  return packed;
}
