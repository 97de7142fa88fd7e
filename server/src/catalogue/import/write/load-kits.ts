import type { Queryable } from "../../../platform/database/database.ts";
import { publicIdOf } from "../../../platform/public-id.ts";
import { type EntryOf, refuse } from "../feed/feed-entry.ts";
import type { ResolvedIds } from "../feed/resolve-references.ts";
import { findFuturePrices, recordEarlierPrices } from "../prices/earlier-prices.ts";
import { recordPrices } from "../prices/record-prices.ts";
import { assignSlugs, slugOf } from "./assign-slugs.ts";
import { kitComponents, kits } from "./product-tables.ts";
import { claimIds, replaceRows, writeRows } from "./write-rows.ts";

type ComponentFacts = { price_cents: number; restricted: string | null; relevance: number };
type Known = {
  slug: string;
  price_cents: number;
  offer_previous_cents: number | null;
  offer_after_cents: number | null;
  offer_started_at: Date | null;
  offer_ends_at: Date | null;
};

/** Loads kits with components and price history. A kit must cost less than its parts, without restricted ones. */
export async function loadKits(
  transaction: Queryable,
  entries: EntryOf<"kit">[],
  known: ResolvedIds,
  now: Date,
): Promise<void> {
  const factsOf = await readComponents(transaction, entries);
  const good = entries.filter((entry) => {
    refuse(entry, [
      ...findFuturePrices(entry.record.earlier_prices, now),
      // A kit that has become dearer than its parts can be taken off sale.
      ...(entry.record.is_active ? judgeKit(entry.record, factsOf) : []),
    ]);
    return entry.reasons.length === 0;
  });
  const keys = good.map(({ record }) => record.id);
  const before = await readKits(transaction, keys);
  const claim = await claimIds(transaction, "kit", "external_id", keys);
  const wishes = good
    .filter(({ record }) => claim(record.id).isNew)
    .map(({ record }) => ({ publicId: publicIdOf("kit", record.id), base: slugOf(record.name.es) }));
  const slugs = await assignSlugs(transaction, "kit", wishes);
  const rows = good.map(({ record }) => {
    const publicId = publicIdOf("kit", record.id);
    return {
      id: claim(record.id).id,
      external_id: record.id,
      public_id: publicId,
      slug: before.get(record.id)?.slug ?? slugs.get(publicId),
      name: record.name,
      description: record.description,
      picture: record.picture,
      ...priceOf(record.price_cents, before.get(record.id)),
      is_active: record.is_active,
      relevance: Math.max(...record.components.map(({ product }) => factsOf(product).relevance)),
    };
  });
  await writeRows(transaction, kits, rows);
  await writeComponents(transaction, good, (externalId) => claim(externalId).id, known);
  const changed = good.flatMap(({ record }) => {
    const known = before.get(record.id);
    const { price_cents: priceCents } = priceOf(record.price_cents, known);
    const last = known?.price_cents ?? record.earlier_prices?.at(-1)?.price_cents;
    return last === priceCents ? [] : { id: claim(record.id).id, priceCents };
  });
  const earlier = good.map(({ record }) => ({ id: claim(record.id).id, prices: record.earlier_prices }));
  await recordEarlierPrices(transaction, "kit", earlier);
  await recordPrices(transaction, "kit", changed, now);
}

/**
 * Offers of kits are the operator's, so a feed's price applies after the offer; a price not above the reduced one ends it.
 */
function priceOf(cents: number, known: Known | undefined) {
  if (!known || known.offer_previous_cents === null || cents <= known.price_cents) {
    const none = { offer_previous_cents: null, offer_started_at: null, offer_ends_at: null };
    return { price_cents: cents, ...none, offer_after_cents: null };
  }
  const { price_cents, offer_previous_cents, offer_started_at, offer_ends_at } = known;
  return {
    price_cents,
    offer_previous_cents,
    offer_after_cents: cents,
    offer_started_at: offer_started_at?.toISOString() ?? null,
    offer_ends_at: offer_ends_at?.toISOString() ?? null,
  };
}

function judgeKit(record: EntryOf<"kit">["record"], factsOf: (product: string) => ComponentFacts): string[] {
  const sumCents = record.components.reduce(
    (total, { product, quantity }) => total + factsOf(product).price_cents * quantity,
    0,
  );
  const reasons =
    record.price_cents < sumCents
      ? []
      : [`price_cents: ${record.price_cents} is not below the sum of its parts, ${sumCents}`];
  for (const [index, { product }] of record.components.entries()) {
    if (factsOf(product).restricted) {
      reasons.push(`components.${index}: consumers may not buy "${product}"`);
    }
  }
  return reasons;
}

async function readComponents(transaction: Queryable, entries: EntryOf<"kit">[]) {
  const found = await transaction.rows<ComponentFacts & { external_id: string }>({
    name: "import_kit_components",
    text: `select external_id, price_cents, restricted, relevance from product
           where external_id = any($1::text[])`,
    values: [entries.flatMap(({ record }) => record.components.map(({ product }) => product))],
  });
  const facts = new Map(found.map((row) => [row.external_id, row]));
  return (product: string): ComponentFacts => {
    const row = facts.get(product);
    if (!row) throw new Error(`An entry was accepted that names an unknown product: ${product}`);
    return row;
  };
}

async function readKits(transaction: Queryable, keys: string[]): Promise<Map<string, Known>> {
  const found = await transaction.rows<Known & { external_id: string }>({
    name: "import_kit_facts",
    text: `select external_id, slug, price_cents, offer_previous_cents, offer_after_cents, offer_started_at,
                  offer_ends_at
           from kit where external_id = any($1::text[])`,
    values: [keys],
  });
  return new Map(found.map((row) => [row.external_id, row]));
}

async function writeComponents(
  transaction: Queryable,
  entries: EntryOf<"kit">[],
  idOf: (externalId: string) => number,
  known: ResolvedIds,
): Promise<void> {
  const rows = entries.flatMap(({ record }) =>
    record.components.map(({ product, quantity }, position) => ({
      kit_id: idOf(record.id),
      product_id: known.idOf("product", product),
      quantity,
      position,
    })),
  );
  const owners = entries.map(({ record }) => idOf(record.id));
  await replaceRows(transaction, kitComponents, "kit_id", owners, rows);
}
