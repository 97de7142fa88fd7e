import type { FeedKind, FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { bumpRevision } from "../../../platform/catalogue-revision.ts";
import { type Database, type Queryable, setAutomaticPlanMode } from "../../../platform/database/database.ts";
import { restorePrices } from "../../prices/end-offers.ts";
import { lockPrices } from "../../prices/lock-prices.ts";
import { refreshLowestPrices } from "../../prices/refresh-lowest-prices.ts";
import { type EntryOf, type FeedEntry, feedKinds } from "../feed/feed-entry.ts";
import { type ResolvedIds, resolveReferences } from "../feed/resolve-references.ts";
import { noteUnpublished } from "../publish-import.ts";
import { loadBrands } from "./load-brands.ts";
import { loadFitSets } from "./load-fit-sets.ts";
import { loadKits } from "./load-kits.ts";
import { loadProducts } from "./load-products.ts";
import { loadAttributes, loadCategories, loadPartTypes } from "./load-taxonomy.ts";
import { loadMakers, loadModels, loadVariants } from "./load-vehicles.ts";
import { type ChangingPartType, findChangingPartTypes, refreshProducts } from "./refresh-products.ts";

type Loaders = {
  [Kind in FeedKind]: (
    transaction: Queryable,
    entries: EntryOf<Kind>[],
    known: ResolvedIds,
    now: Date,
  ) => Promise<void>;
};

const loaders: Loaders = {
  maker: loadMakers,
  model: loadModels,
  variant: loadVariants,
  category: loadCategories,
  attribute: loadAttributes,
  part_type: loadPartTypes,
  brand: loadBrands,
  fit_set: loadFitSets,
  product: loadProducts,
  kit: loadKits,
};

/**
 * Writes the valid entries of a batch in one transaction. Concurrent imports take turns. If the database rejects a value,
 * the batch is halved until the line is isolated.
 */
export async function loadBatch(database: Database, batch: FeedEntry[], now: Date): Promise<void> {
  const before = batch.map(({ reasons }) => reasons.length);
  try {
    await database.transaction((transaction) => writeBatch(transaction, batch, now));
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    for (const [index, { reasons }] of batch.entries()) reasons.length = before[index] ?? 0;
    const [only, ...others] = batch;
    if (only && others.length === 0) {
      only.reasons.push(`the database does not take it: ${error.message}`);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await loadBatch(database, batch.slice(0, middle), now);
    await loadBatch(database, batch.slice(middle), now);
  }
}

async function writeBatch(transaction: Queryable, batch: FeedEntry[], now: Date): Promise<void> {
  await setAutomaticPlanMode(transaction);
  await lockPrices(transaction);
  await noteUnpublished(transaction);
  const changing = await findChangingPartTypes(transaction, batch);
  await lockProducts(transaction, batch, changing, now);
  const { products, kits } = await restorePrices(transaction, now, "wait");
  for (const kind of feedKinds) {
    // The batch's own products are written after that, with the part types as they are now.
    if (kind === "product") await refreshProducts(transaction, changing);
    await writeKind(transaction, kind, batch, now);
  }
  // An import may take an hour, and `endOffers` does not find these offers any more.
  if (products.length + kits.length === 0) return;
  await refreshLowestPrices(transaction, products);
  await bumpRevision(transaction, products);
}

/** Locks the products that the batch may write in the order of their keys, as orders do, to avoid deadlocks. */
async function lockProducts(
  transaction: Queryable,
  batch: FeedEntry[],
  changing: ChangingPartType[],
  now: Date,
): Promise<void> {
  // Products of part types are found by reading all, which few batches need.
  const ofPartTypes = changing.length > 0 ? "or part_type_id = any($3::integer[])" : "";
  await transaction.rows({
    text: `select from product
           where external_id = any($1::text[]) or offer_ends_at <= $2::timestamptz ${ofPartTypes}
           order by id for update`,
    values: [
      batch.flatMap(({ kind, key }) => (kind === "product" && key !== null ? key : [])),
      now,
      ...(changing.length > 0 ? [changing.map(({ id }) => id)] : []),
    ],
  });
}

async function writeKind<Kind extends FeedKind>(
  transaction: Queryable,
  kind: Kind,
  batch: FeedEntry[],
  now: Date,
): Promise<void> {
  const entries = batch.filter((entry) => entry.kind === kind);
  if (entries.length === 0) return;
  const known = await resolveReferences(transaction, entries);
  const good = entries.filter((entry): entry is EntryOf<Kind> => isGood(entry, kind));
  if (good.length > 0) await loaders[kind](transaction, good, known, now);
}

function isGood<Kind extends FeedKind>(
  entry: FeedEntry,
  kind: Kind,
): entry is FeedEntry & { record: FeedRecordOf<Kind> } {
  return entry.record?.record === kind && entry.reasons.length === 0;
}

/** Whether an error is a data exception or a constraint violation (SQLSTATE classes 22 and 23). */
function isRefusedValue(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return typeof error.code === "string" && /^2[23]/.test(error.code);
}
