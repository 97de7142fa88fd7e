import { bumpRevision } from "../../platform/catalogue-revision.ts";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { Purchasable } from "../products/find-purchasables.ts";
import { type EndedOffers, restorePrices } from "./end-offers.ts";
import { lockPrices } from "./lock-prices.ts";
import { refreshLowestPrices } from "./refresh-lowest-prices.ts";

/** The price of a product or kit, locked for the transaction. */
export type LockedPrice = {
  priceCents: number;
  /** The running offer; expired offers have been ended. */
  offer: { previousCents: number; afterCents: number; endsAt: Date } | null;
  ended: EndedOffers;
};

type Row = { price_cents: number; previous_cents: number | null; after_cents: number; ends_at: Date | null };

/** Locks the price of a product or kit until the end of the transaction. The caller must call `publishPrice` afterwards. */
export async function lockPrice(
  transaction: Queryable,
  { kind, id }: Purchasable,
  now: Date,
): Promise<LockedPrice> {
  await lockPrices(transaction);
  // Locked first, because orders lock products, too.
  await onlyRow(transaction, { text: `select id from ${kind} where id = $1 for update`, values: [id] });
  const ended = await restorePrices(transaction, now);
  const row = await onlyRow<Row>(transaction, {
    text: `select price_cents, offer_previous_cents as previous_cents, offer_ends_at as ends_at,
                  coalesce(offer_after_cents, offer_previous_cents) as after_cents
           from ${kind} where id = $1`,
    values: [id],
  });
  const { price_cents, previous_cents, after_cents, ends_at } = row;
  const isOnOffer = previous_cents !== null && ends_at !== null;
  return {
    priceCents: price_cents,
    offer: isOnOffer ? { previousCents: previous_cents, afterCents: after_cents, endsAt: ends_at } : null,
    ended,
  };
}

/** Publishes a price change at the end of the transaction: refreshes lowest prices and the revision. */
export async function publishPrice(
  transaction: Queryable,
  { ended }: LockedPrice,
  changed: Purchasable | null,
): Promise<void> {
  if (!changed && ended.products.length + ended.kits.length === 0) return;
  const products = changed?.kind === "product" ? [...ended.products, changed.id] : ended.products;
  await refreshLowestPrices(transaction, products);
  await bumpRevision(transaction, products);
}

/**
 * Sets a price from a moment on, in the row and in its history (LOCM art. 20.1). The entry never precedes existing ones,
 * even if clocks differ.
 */
export async function setPrice(
  transaction: Queryable,
  { kind, id }: Purchasable,
  price: {
    cents: number;
    offer: { previousCents: number; afterCents: number; endsAt: Date } | null;
  },
  from: Date,
): Promise<void> {
  const { cents, offer } = price;
  await transaction.rows({
    text: `with recorded as (
             insert into price_history (${kind}_id, price_cents, valid_from)
             select id, $2, greatest($3::timestamptz, (
               select max(valid_from) from price_history where ${kind}_id = $1
             ))
             from ${kind} where id = $1 and price_cents <> $2
           )
           update ${kind}
           set price_cents = $2, offer_previous_cents = $4, offer_after_cents = $5, offer_ends_at = $6::timestamptz,
               offer_started_at = case when $4::integer is null then null else $3::timestamptz end
           where id = $1`,
    values: [
      id,
      cents,
      from.toISOString(),
      offer?.previousCents ?? null,
      offer?.afterCents ?? null,
      offer?.endsAt.toISOString() ?? null,
    ],
  });
}
