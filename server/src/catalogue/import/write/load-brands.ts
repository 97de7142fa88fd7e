import type { Queryable } from "../../../platform/database/database.ts";
import type { EntryOf } from "../feed/feed-entry.ts";
import { claimIds, type Target, writeRows } from "./write-rows.ts";

const brands = {
  table: "brand",
  key: ["slug"],
  columns: {
    id: "integer",
    slug: "text",
    name: "text",
    country: "text",
    description: "jsonb",
    manufacturer: "jsonb",
    responsible_person: "jsonb",
    guarantees: "jsonb",
    tier: "text",
  },
  frozen: ["id"],
} as const satisfies Target;

/**
 * Loads part brands with their responsible persons (Regulation (EU) 2023/988 art. 19) and commercial guarantees. A guarantee
 * that products name stays.
 */
export async function loadBrands(transaction: Queryable, entries: EntryOf<"brand">[]): Promise<void> {
  const named = await namedGuarantees(transaction, entries);
  const accepted = entries.filter(({ record, reasons }) => {
    const stated = new Set(record.guarantees?.map(({ id }) => id));
    const missing = named.filter(({ brand, guarantee }) => brand === record.id && !stated.has(guarantee));
    for (const { guarantee } of missing) {
      reasons.push(`guarantees: "${guarantee}" is missing, which products name`);
    }
    return missing.length === 0;
  });
  const keys = accepted.map(({ record }) => record.id);
  const claim = await claimIds(transaction, "brand", "slug", keys);
  const rows = accepted.map(({ record }) => ({
    id: claim(record.id).id,
    slug: record.id,
    name: record.name.trim(),
    country: record.country,
    description: record.description,
    manufacturer: record.manufacturer,
    responsible_person: record.responsible_person,
    guarantees: record.guarantees ?? [],
    tier: record.tier ?? null,
  }));
  await writeRows(transaction, brands, rows);
}

/** Guarantees that products on sale of these brands name. */
function namedGuarantees(transaction: Queryable, entries: EntryOf<"brand">[]) {
  return transaction.rows<{ brand: string; guarantee: string }>({
    name: "import_named_guarantees",
    text: `select distinct brand.slug as brand, product.guarantee
           from product join brand on brand.id = product.brand_id
           where brand.slug = any($1::text[]) and product.guarantee is not null and product.is_active`,
    values: [entries.map(({ record }) => record.id)],
  });
}
