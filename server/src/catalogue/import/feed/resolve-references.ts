import type { FeedKind } from "@recambia/contract/catalogue/feed";
import type { Queryable } from "../../../platform/database/database.ts";
import type { FeedEntry } from "./feed-entry.ts";

/** Column that identifies a record of each kind in a feed. */
const keyColumns = {
  maker: "external_id",
  model: "external_id",
  variant: "external_id",
  category: "slug",
  attribute: "slug",
  part_type: "slug",
  brand: "slug",
  fit_set: "external_id",
  product: "external_id",
  kit: "external_id",
} as const satisfies Record<FeedKind, string>;

/**
 * Resolves the references of entries, and adds a reason for each unknown one.
 *
 * @returns the database ids of all resolved references.
 */
export async function resolveReferences(transaction: Queryable, entries: FeedEntry[]): Promise<ResolvedIds> {
  const keysByKind = new Map<FeedKind, Set<string>>();
  for (const { references } of entries) {
    for (const { kind, key } of references) {
      const keys = keysByKind.get(kind) ?? new Set();
      keysByKind.set(kind, keys.add(key));
    }
  }
  const ids = new Map<FeedKind, Map<string, number>>();
  for (const [kind, keys] of keysByKind) ids.set(kind, await idsByKey(transaction, kind, [...keys]));
  for (const { references, reasons } of entries) {
    for (const { kind, key, path } of references) {
      if (!ids.get(kind)?.has(key)) reasons.push(`${path}: unknown ${kind} "${key}"`);
    }
  }
  return {
    idOf(kind, key) {
      const id = ids.get(kind)?.get(key);
      if (id === undefined) throw new Error(`An entry was accepted that names an unknown ${kind}: ${key}`);
      return id;
    },
  };
}

/** Ids of the references of a batch. */
export type ResolvedIds = {
  /** Returns the database id of a reference of an accepted entry. */
  idOf(kind: FeedKind, key: string): number;
};

async function idsByKey(
  transaction: Queryable,
  kind: FeedKind,
  keys: string[],
): Promise<Map<string, number>> {
  const column = keyColumns[kind];
  const found = await transaction.rows<{ id: number; key: string }>({
    name: `import_find_${kind}`,
    text: `select id, ${column} as key from ${kind} where ${column} = any($1::text[])`,
    values: [keys],
  });
  return new Map(found.map(({ id, key }) => [key, id]));
}
