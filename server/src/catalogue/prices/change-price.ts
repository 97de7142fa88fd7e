import { type Database, onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { Purchasable } from "../products/find-purchasables.ts";
import { lockPrice, publishPrice, setPrice } from "./lock-price.ts";

/** Why a price cannot be changed: an offer runs at `cents` until `until`, or a kit's parts cost `cents` together. */
export type PriceProblem =
  | { objection: "not_above_offer"; cents: number; until: Date }
  | { objection: "not_below_parts"; cents: number };

/**
 * Changes the price of a product or kit. During an offer, the offer's price and its reference price stay (LOCM art. 20.1);
 * the new price applies after it and must exceed the offer's.
 *
 * @param cents the new price in euro cents, VAT included.
 * @returns the previous price, and when the new one takes effect: now or at the end of the offer.
 */
export async function changePrice(
  database: Database,
  purchasable: Purchasable,
  cents: number,
  now: Date,
): Promise<{ beforeCents: number; from: Date } | PriceProblem> {
  return database.transaction(async (transaction) => {
    const held = await lockPrice(transaction, purchasable, now);
    const { offer, priceCents } = held;
    const objection = findProblem(cents, held, await sumOfParts(transaction, purchasable));
    if (!objection && offer) await changePriceAfter(transaction, purchasable, cents);
    else if (!objection) await setPrice(transaction, purchasable, { cents, offer: null }, now);
    await publishPrice(transaction, held, objection ? null : purchasable);
    return objection ?? { beforeCents: offer?.afterCents ?? priceCents, from: offer?.endsAt ?? now };
  });
}

function findProblem(
  cents: number,
  { offer, priceCents }: { offer: { endsAt: Date } | null; priceCents: number },
  partsCents: number | null,
): PriceProblem | null {
  if (partsCents !== null && cents >= partsCents) return { objection: "not_below_parts", cents: partsCents };
  if (offer && cents <= priceCents) {
    return { objection: "not_above_offer", cents: priceCents, until: offer.endsAt };
  }
  return null;
}

async function changePriceAfter(transaction: Queryable, { kind, id }: Purchasable, cents: number) {
  await transaction.rows({
    text: `update ${kind} set offer_after_cents = $2 where id = $1`,
    values: [id, cents],
  });
}

/** Sum of the prices of a kit's parts, an upper bound of the kit's price; null for a product. */
async function sumOfParts(transaction: Queryable, { kind, id }: Purchasable): Promise<number | null> {
  if (kind === "product") return null;
  const row = await onlyRow<{ cents: number }>(transaction, {
    text: `select coalesce(sum(p.price_cents * c.quantity), 0)::float8 as cents
           from kit_component c join product p on p.id = c.product_id where c.kit_id = $1`,
    values: [id],
  });
  return row.cents;
}
