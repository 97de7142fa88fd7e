import type { Queryable } from "../../../platform/database/database.ts";
import type { EntryOf } from "../feed/feed-entry.ts";
import type { ResolvedIds } from "../feed/resolve-references.ts";
import { claimIds, replaceRows, type Target, writeRows } from "./write-rows.ts";

const categories = {
  table: "category",
  key: ["slug"],
  columns: {
    id: "integer",
    slug: "text",
    name: "jsonb",
    synonyms: "jsonb",
    description: "jsonb",
    picture: "text",
    position: "smallint",
  },
  frozen: ["id"],
} as const satisfies Target;

const attributes = {
  table: "attribute",
  key: ["slug"],
  columns: {
    id: "integer",
    slug: "text",
    name: "jsonb",
    kind: "text",
    unit: "text",
    decimals: "smallint",
    options: "jsonb",
  },
  frozen: ["id"],
} as const satisfies Target;

const partTypes = {
  table: "part_type",
  key: ["slug"],
  columns: {
    id: "integer",
    slug: "text",
    category_id: "integer",
    name: "jsonb",
    plural: "jsonb",
    synonyms: "jsonb",
    description: "jsonb",
    warning: "jsonb",
    picture: "text",
    is_universal: "boolean",
    is_tyre: "boolean",
    notices: "text[]",
    needs_approval: "boolean",
    needs_hazard_label: "boolean",
    demand: "smallint",
    companions: "text[]",
    position: "smallint",
  },
  frozen: ["id"],
} as const satisfies Target;

const partTypeAttributes = {
  table: "part_type_attribute",
  key: ["part_type_id", "attribute_id"],
  columns: {
    part_type_id: "integer",
    attribute_id: "integer",
    position: "smallint",
    is_key: "boolean",
    is_facet: "boolean",
    decides_fit: "boolean",
  },
} as const satisfies Target;

/** Loads categories (specification §1). */
export async function loadCategories(transaction: Queryable, entries: EntryOf<"category">[]): Promise<void> {
  const claim = await claimIds(transaction, "category", "slug", keysOf(entries));
  const rows = entries.map(({ record }) => ({
    id: claim(record.id).id,
    slug: record.id,
    name: record.name,
    synonyms: record.synonyms ?? { es: [], ca: [], en: [] },
    description: record.description,
    picture: record.picture,
    position: record.position,
  }));
  await writeRows(transaction, categories, rows);
}

/** Loads attributes. An attribute in use keeps its kind. */
export async function loadAttributes(transaction: Queryable, entries: EntryOf<"attribute">[]): Promise<void> {
  const inUse = await attributesInUse(transaction, keysOf(entries));
  const accepted = entries.filter(({ record, reasons }) => {
    const kind = inUse.get(record.id) ?? record.kind;
    if (kind !== record.kind) reasons.push(`kind: products have values of "${record.id}" as ${kind} already`);
    return kind === record.kind;
  });
  const claim = await claimIds(transaction, "attribute", "slug", keysOf(accepted));
  const rows = accepted.map(({ record }) => ({
    id: claim(record.id).id,
    slug: record.id,
    name: record.name,
    kind: record.kind,
    unit: record.unit ?? "",
    decimals: record.decimals ?? 0,
    options: record.options ?? {},
  }));
  await writeRows(transaction, attributes, rows);
}

async function attributesInUse(transaction: Queryable, slugs: string[]): Promise<Map<string, string>> {
  const found = await transaction.rows<{ slug: string; kind: string }>({
    name: "import_attributes_in_use",
    text: `select slug, kind from attribute a
           where slug = any($1::text[])
             and exists (select from product_attribute v where v.attribute_id = a.id)`,
    values: [slugs],
  });
  return new Map(found.map(({ slug, kind }) => [slug, kind]));
}

/** Loads part types (subcategories) with attributes. A part type with products stays universal or not. */
export async function loadPartTypes(
  transaction: Queryable,
  entries: EntryOf<"part_type">[],
  known: ResolvedIds,
): Promise<void> {
  const inUse = await partTypesInUse(transaction, keysOf(entries));
  const accepted = entries.filter(({ record, reasons }) => {
    const isUniversal = inUse.get(record.id) ?? record.is_universal;
    if (isUniversal !== record.is_universal) {
      reasons.push(`is_universal: "${record.id}" has products as ${isUniversal} already`);
    }
    return isUniversal === record.is_universal;
  });
  const claim = await claimIds(transaction, "part_type", "slug", keysOf(accepted));
  const rows = accepted.map(({ record }) => ({
    id: claim(record.id).id,
    slug: record.id,
    category_id: known.idOf("category", record.category),
    name: record.name,
    plural: record.plural,
    synonyms: record.synonyms,
    description: record.description,
    warning: record.warning,
    picture: record.picture,
    is_universal: record.is_universal,
    is_tyre: record.is_tyre ?? false,
    notices: `{${[...new Set(record.notices)].join(",")}}`,
    needs_approval: record.needs_approval ?? false,
    needs_hazard_label: record.needs_hazard_label ?? false,
    demand: record.demand,
    // Quoted, because the slug "null" alone would be read as a missing value.
    companions: `{${[...new Set(record.companions)].map((slug) => `"${slug}"`).join(",")}}`,
    position: record.position,
  }));
  await writeRows(transaction, partTypes, rows);
  const uses = accepted.flatMap(({ record }) =>
    record.attributes.map((use, position) => ({
      part_type_id: claim(record.id).id,
      attribute_id: known.idOf("attribute", use.attribute),
      position,
      is_key: use.is_key,
      is_facet: use.is_facet,
      decides_fit: use.decides_fit,
    })),
  );
  const owners = rows.map(({ id }) => id);
  await replaceRows(transaction, partTypeAttributes, "part_type_id", owners, uses);
}

async function partTypesInUse(transaction: Queryable, slugs: string[]): Promise<Map<string, boolean>> {
  const found = await transaction.rows<{ slug: string; is_universal: boolean }>({
    name: "import_part_types_in_use",
    text: `select slug, is_universal from part_type t
           where slug = any($1::text[])
             and (exists (select from product p where p.part_type_id = t.id)
                  or exists (select from fit_set f where f.part_type_id = t.id))`,
    values: [slugs],
  });
  return new Map(found.map(({ slug, is_universal }) => [slug, is_universal]));
}

function keysOf(entries: { record: { id: string } }[]): string[] {
  return entries.map(({ record }) => record.id);
}
