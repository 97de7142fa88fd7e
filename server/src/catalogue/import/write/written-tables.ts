/** Tables that an import loads a feed's records into, each after those that it references. */
export const loadedTables = [
  "maker",
  "model",
  "variant",
  "category",
  "attribute",
  "part_type",
  "part_type_attribute",
  "brand",
  "fit_set",
  "fit_line",
  "product",
  "product_attribute",
  "product_number",
  "kit",
  "kit_component",
  "price_history",
] as const;

/** All tables of the catalogue that an import writes, with those that it counts at its end. */
export const writtenTables = [...loadedTables, "product_tally", "value_tally"] as const;
