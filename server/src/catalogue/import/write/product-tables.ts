import type { Target } from "./write-rows.ts";

export const products = {
  table: "product",
  key: ["external_id"],
  columns: {
    id: "integer",
    external_id: "text",
    public_id: "text",
    slug: "text",
    brand_id: "integer",
    part_type_id: "integer",
    fit_set_id: "integer",
    is_universal: "boolean",
    is_active: "boolean",
    part_number: "text",
    part_number_normal: "text",
    gtin: "text",
    position: "text",
    side: "text",
    name: "jsonb",
    description: "jsonb",
    warning: "jsonb",
    pictures: "text[]",
    price_cents: "integer",
    offer_previous_cents: "integer",
    offer_after_cents: "integer",
    offer_started_at: "timestamptz",
    offer_ends_at: "timestamptz",
    core_deposit_cents: "integer",
    available: "integer",
    sold_as: "text",
    needed_per_job: "smallint",
    net_quantity: "real",
    net_unit: "text",
    depth_mm: "integer",
    height_mm: "integer",
    length_mm: "integer",
    weight_g: "integer",
    hazard: "jsonb",
    data_sheet: "text",
    restricted: "text",
    approval_number: "text",
    tyre_label: "jsonb",
    producer_register_number: "text",
    eco_fee_cents: "integer",
    withdrawal_exclusion: "text",
    // For the previous release, which may run beside this one; this one derives it from the brand's statement.
    guarantee_months: "smallint",
    guarantee: "text",
    key_attributes: "jsonb",
    attribute_values: "text",
    relevance: "integer",
    released_on: "date",
  },
  frozen: ["id", "public_id", "slug"],
} as const satisfies Target;

export const productAttributes = {
  table: "product_attribute",
  key: ["product_id", "attribute_id"],
  columns: { product_id: "integer", attribute_id: "integer", number: "real", code: "text" },
} as const satisfies Target;

export const productNumbers = {
  table: "product_number",
  key: ["product_id", "kind", "normal", "maker_name"],
  columns: { product_id: "integer", kind: "text", maker_name: "text", display: "text", normal: "text" },
} as const satisfies Target;

export const kits = {
  table: "kit",
  key: ["external_id"],
  columns: {
    id: "integer",
    external_id: "text",
    public_id: "text",
    slug: "text",
    name: "jsonb",
    description: "jsonb",
    picture: "text",
    price_cents: "integer",
    offer_previous_cents: "integer",
    offer_after_cents: "integer",
    offer_started_at: "timestamptz",
    offer_ends_at: "timestamptz",
    is_active: "boolean",
    relevance: "integer",
  },
  frozen: ["id", "public_id", "slug"],
} as const satisfies Target;

export const kitComponents = {
  table: "kit_component",
  key: ["kit_id", "product_id"],
  columns: { kit_id: "integer", product_id: "integer", quantity: "smallint", position: "smallint" },
} as const satisfies Target;
