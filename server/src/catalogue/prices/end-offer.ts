import type { Database } from "../../platform/database/database.ts";
import type { Purchasable } from "../products/find-purchasables.ts";
import { lockPrice, publishPrice, setPrice } from "./lock-price.ts";

/**
 * Ends the offer of a product or kit early.
 *
 * @returns the new price in euro cents; null when it is not on offer.
 */
export async function endOffer(
  database: Database,
  purchasable: Purchasable,
  now: Date,
): Promise<{ afterCents: number } | null> {
  return database.transaction(async (transaction) => {
    const held = await lockPrice(transaction, purchasable, now);
    const { offer } = held;
    if (offer) {
      await setPrice(transaction, purchasable, { cents: offer.afterCents, offer: null }, now);
    }
    await publishPrice(transaction, held, offer ? purchasable : null);
    return offer && { afterCents: offer.afterCents };
  });
}
