import type { Queryable } from "../../../platform/database/database.ts";
import { type EntryOf, refuse } from "../feed/feed-entry.ts";
import type { ResolvedIds } from "../feed/resolve-references.ts";
import { buildFitLineIndexes } from "./fit-line-indexes.ts";
import { type MergedFitLine, mergeFitLines, type Production } from "./merge-fit-lines.ts";
import { type Claim, claimIds, insertRows, replaceRows, type Target, writeRows } from "./write-rows.ts";

const fitSets = {
  table: "fit_set",
  key: ["external_id"],
  columns: { id: "integer", external_id: "text", part_type_id: "integer", variant_count: "integer" },
  frozen: ["id"],
} as const satisfies Target;

const fitLines = {
  table: "fit_line",
  key: ["variant_id", "part_type_id", "fit_set_id"],
  columns: {
    variant_id: "integer",
    part_type_id: "integer",
    fit_set_id: "integer",
    alternatives: "jsonb",
  },
} as const satisfies Target;

const { alternatives: _conditional, ...unconditional } = fitLines.columns;
const plainFitLines = { ...fitLines, columns: unconditional };

type Settled = { entry: EntryOf<"fit_set">; lines: MergedFitLine[] };

/** Loads fit sets with a row for each variant. An existing one keeps its part type, because products refer to it. */
export async function loadFitSets(
  transaction: Queryable,
  entries: EntryOf<"fit_set">[],
  known: ResolvedIds,
): Promise<void> {
  await refuseWrongPartTypes(transaction, entries);
  const settled = await settle(transaction, entries);
  const claim = await claimIds(
    transaction,
    "fit_set",
    "external_id",
    settled.map(({ entry }) => entry.record.id),
  );
  const rows = settled.map(({ entry: { record }, lines }) => ({
    ...claim(record.id),
    external_id: record.id,
    part_type_id: known.idOf("part_type", record.part_type),
    variant_count: lines.length,
  }));
  await writeRows(transaction, fitSets, rows);
  const lineRows = settled.flatMap(({ entry: { record }, lines }) =>
    lines.map(({ variant, alternatives }) => ({
      ...claim(record.id),
      variant_id: known.idOf("variant", variant),
      part_type_id: known.idOf("part_type", record.part_type),
      fit_set_id: claim(record.id).id,
      alternatives,
    })),
  );
  await writeLines(transaction, rows, lineRows);
}

type LineRow = {
  isNew: boolean;
  variant_id: number;
  part_type_id: number;
  fit_set_id: number;
  alternatives: MergedFitLine["alternatives"];
};

/**
 * Fast path: nearly all lines of a first import are new and unconditional. Where the primary key is not deferred, inserting
 * them in its order takes 60 % of the time, because a batch then reads and writes each page of the index once.
 */
async function writeLines(transaction: Queryable, owners: Claim[], lines: LineRow[]): Promise<void> {
  const fresh = lines.filter(({ isNew }) => isNew).sort(byPrimaryKey);
  const plain = fresh.filter(({ alternatives }) => alternatives === null);
  const conditional = fresh.filter(({ alternatives }) => alternatives !== null);
  await insertRows(transaction, plainFitLines, plain);
  await insertRows(transaction, fitLines, conditional);
  const existingOwners = owners.filter(({ isNew }) => !isNew).map(({ id }) => id);
  if (existingOwners.length === 0) return;
  const existing = lines.filter(({ isNew }) => !isNew);
  // The key tells which of their lines are there already.
  await buildFitLineIndexes(transaction);
  await replaceRows(transaction, fitLines, "fit_set_id", existingOwners, existing);
}

const byPrimaryKey = (one: LineRow, other: LineRow) =>
  one.variant_id - other.variant_id ||
  one.part_type_id - other.part_type_id ||
  one.fit_set_id - other.fit_set_id;

/** Merges each set's lines by variant, and refuses impossible ones. */
async function settle(transaction: Queryable, entries: EntryOf<"fit_set">[]): Promise<Settled[]> {
  const candidates = entries.filter(({ reasons }) => reasons.length === 0);
  const productionOf = await readProductions(transaction, candidates);
  return candidates.flatMap((entry) => {
    const { settled, reasons } = mergeFitLines(entry.record.lines, productionOf);
    refuse(entry, reasons);
    return reasons.length === 0 ? [{ entry, lines: settled }] : [];
  });
}

async function refuseWrongPartTypes(transaction: Queryable, entries: EntryOf<"fit_set">[]): Promise<void> {
  const universal = await transaction.rows<{ slug: string }>({
    name: "import_universal_part_types",
    text: "select slug from part_type where is_universal and slug = any($1::text[])",
    values: [[...new Set(entries.map(({ record }) => record.part_type))]],
  });
  const partTypeOf = await readFitSetPartTypes(
    transaction,
    entries.map(({ record }) => record.id),
  );
  for (const { record, reasons } of entries) {
    if (universal.some(({ slug }) => slug === record.part_type)) {
      reasons.push(`part_type: "${record.part_type}" is universal; its products need no fit set`);
    }
    const current = partTypeOf.get(record.id) ?? record.part_type;
    if (current !== record.part_type)
      reasons.push(`part_type: "${record.id}" is of part type "${current}" already`);
  }
}

/** Reads the part types of existing fit sets, by external id. */
export async function readFitSetPartTypes(
  transaction: Queryable,
  keys: string[],
): Promise<Map<string, string>> {
  const found = await transaction.rows<{ external_id: string; slug: string }>({
    name: "import_fit_set_part_types",
    text: `select f.external_id, t.slug from fit_set f join part_type t on t.id = f.part_type_id
           where f.external_id = any($1::text[])`,
    values: [keys],
  });
  return new Map(found.map(({ external_id, slug }) => [external_id, slug]));
}

async function readProductions(
  transaction: Queryable,
  entries: EntryOf<"fit_set">[],
): Promise<(variant: string) => Production> {
  const conditional = new Set<string>();
  for (const { record } of entries) {
    for (const { variants, restrictions } of record.lines) {
      if (restrictions.some(({ kind }) => kind === "built"))
        for (const variant of variants) conditional.add(variant);
    }
  }
  const found = await transaction.rows<{ external_id: string; built_from: number; built_to: number | null }>({
    name: "import_productions",
    text: "select external_id, built_from, built_to from variant where external_id = any($1::text[])",
    values: [[...conditional]],
  });
  const productions = new Map(
    found.map(({ external_id, built_from, built_to }) => [
      external_id,
      { builtFrom: built_from, builtTo: built_to },
    ]),
  );
  return (variant) => productions.get(variant) ?? { builtFrom: 0, builtTo: null };
}
