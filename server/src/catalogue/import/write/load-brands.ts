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
  },
  frozen: ["id"],
} as const satisfies Target;

/** Loads part brands with their responsible persons (Regulation (EU) 2023/988 art. 19). */
export async function loadBrands(transaction: Queryable, entries: EntryOf<"brand">[]): Promise<void> {
  const keys = entries.map(({ record }) => record.id);
  const claim = await claimIds(transaction, "brand", "slug", keys);
  const rows = entries.map(({ record }) => ({
    id: claim(record.id).id,
    slug: record.id,
    name: record.name.trim(),
    country: record.country,
    description: record.description,
    manufacturer: record.manufacturer,
    responsible_person: record.responsible_person,
  }));
  await writeRows(transaction, brands, rows);
}
