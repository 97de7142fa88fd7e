export { createValueIndex, type ValueAlias, type ValueIndex } from "./value-index.ts";
export { withoutCounts } from "./without-counts.ts";
