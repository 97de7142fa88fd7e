export { type PriceRange, readPrice } from "./read-price.ts";
export { createValueIndex, type ValueAlias, type ValueIndex } from "./value-index.ts";
export { withoutCounts, withoutPieces } from "./without-counts.ts";
