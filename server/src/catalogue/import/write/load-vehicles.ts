import type { Queryable } from "../../../platform/database/database.ts";
import { publicIdOf } from "../../../platform/public-id.ts";
import type { EntryOf } from "../feed/feed-entry.ts";
import type { ResolvedIds } from "../feed/resolve-references.ts";
import { claimIds, type Target, writeRows } from "./write-rows.ts";

const makers = {
  table: "maker",
  key: ["external_id"],
  columns: {
    id: "integer",
    external_id: "text",
    public_id: "text",
    slug: "text",
    name: "text",
    rank: "smallint",
  },
  frozen: ["id", "public_id"],
} as const satisfies Target;

const models = {
  table: "model",
  key: ["external_id"],
  columns: {
    id: "integer",
    external_id: "text",
    public_id: "text",
    maker_id: "integer",
    name: "text",
    body_type: "text",
    built_from: "integer",
    built_to: "integer",
  },
  frozen: ["id", "public_id"],
} as const satisfies Target;

const variants = {
  table: "variant",
  key: ["external_id"],
  columns: {
    id: "integer",
    external_id: "text",
    public_id: "text",
    model_id: "integer",
    vehicle_name: "text",
    motor_name: "text",
    fuel: "text",
    ccm: "integer",
    kw: "integer",
    cv: "integer",
    built_from: "integer",
    built_to: "integer",
  },
  frozen: ["id", "public_id"],
} as const satisfies Target;

/** Loads vehicle makers; a duplicate slug refuses the line. */
export async function loadMakers(transaction: Queryable, entries: EntryOf<"maker">[]): Promise<void> {
  const taken = await slugOwners(transaction, entries);
  const accepted = entries.filter(({ record, reasons }) => {
    const owner = taken.get(record.slug) ?? record.id;
    if (owner !== record.id) reasons.push(`slug: "${record.slug}" is that of maker "${owner}"`);
    else {
      // The slug that it had is free for the next.
      for (const [slug, owner] of taken) if (owner === record.id) taken.delete(slug);
      taken.set(record.slug, record.id);
    }
    return owner === record.id;
  });
  const claim = await claimIds(transaction, "maker", "external_id", keysOf(accepted));
  const rows = accepted.map(({ record }) => ({
    id: claim(record.id).id,
    external_id: record.id,
    public_id: publicIdOf("maker", record.id),
    slug: record.slug,
    name: record.name.trim(),
    rank: record.rank,
  }));
  await writeRows(transaction, makers, rows);
}

async function slugOwners(transaction: Queryable, entries: EntryOf<"maker">[]) {
  const found = await transaction.rows<{ slug: string; external_id: string }>({
    name: "import_maker_slugs",
    text: "select slug, external_id from maker where slug = any($1::text[])",
    values: [entries.map(({ record }) => record.slug)],
  });
  return new Map(found.map(({ slug, external_id }) => [slug, external_id]));
}

/** Loads model generations. */
export async function loadModels(
  transaction: Queryable,
  entries: EntryOf<"model">[],
  known: ResolvedIds,
): Promise<void> {
  const claim = await claimIds(transaction, "model", "external_id", keysOf(entries));
  const rows = entries.map(({ record }) => ({
    id: claim(record.id).id,
    external_id: record.id,
    public_id: publicIdOf("model", record.id),
    maker_id: known.idOf("maker", record.maker),
    name: record.name.trim(),
    body_type: record.body_type,
    built_from: record.from,
    built_to: record.to,
  }));
  await writeRows(transaction, models, rows);
}

/** Loads engine and body variants. */
export async function loadVariants(
  transaction: Queryable,
  entries: EntryOf<"variant">[],
  known: ResolvedIds,
): Promise<void> {
  const claim = await claimIds(transaction, "variant", "external_id", keysOf(entries));
  const rows = entries.map(({ record }) => ({
    id: claim(record.id).id,
    external_id: record.id,
    public_id: publicIdOf("variant", record.id),
    model_id: known.idOf("model", record.model),
    vehicle_name: record.vehicle_name.trim(),
    motor_name: record.motor_name.trim(),
    fuel: record.fuel,
    ccm: record.ccm,
    kw: record.kw,
    cv: record.cv,
    built_from: record.from,
    built_to: record.to,
  }));
  await writeRows(transaction, variants, rows);
}

function keysOf(entries: { record: { id: string } }[]): string[] {
  return entries.map(({ record }) => record.id);
}
