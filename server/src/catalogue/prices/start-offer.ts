import type { Database } from "../../platform/database/database.ts";
import type { Purchasable } from "../products/find-purchasables.ts";
import { lockPrice, publishPrice, setPrice } from "./lock-price.ts";
import { type LowestPrice, lowestPricesBefore, reductionDays } from "./lowest-prices.ts";

/** Why an offer cannot start. */
export type OfferProblem =
  | { objection: "on_offer"; until: Date }
  | { objection: "over_already" }
  /** On sale for less than 30 days, so there is no reference price. */
  | { objection: "new_on_sale"; since: Date | null }
  /** Less than one per cent below the lowest price of the 30 days before. */
  | { objection: "no_reduction"; lowestCents: number };

const dayMs = 86_400_000;

/**
 * Starts an offer for a product or kit, announced against the lowest price of the 30 days before (LOCM art. 20.1). The
 * current price applies again afterwards.
 *
 * @param given the reduced price in euro cents, VAT included, and when the offer ends.
 */
export async function startOffer(
  database: Database,
  purchasable: Purchasable,
  given: { cents: number; endsAt: Date },
  now: Date,
): Promise<{ previousCents: number; afterCents: number } | OfferProblem> {
  const { kind, id } = purchasable;
  const { cents, endsAt } = given;
  if (endsAt <= now) return { objection: "over_already" };
  return database.transaction(async (transaction) => {
    const held = await lockPrice(transaction, purchasable, now);
    const lowest = (await lowestPricesBefore(transaction, kind, [id], now)).get(id);
    const reduction = held.offer
      ? { objection: "on_offer" as const, until: held.offer.endsAt }
      : reductionTo(cents, held.priceCents, lowest, now);
    if ("objection" in reduction) {
      await publishPrice(transaction, held, null);
      return reduction;
    }
    const offer = { ...reduction, afterCents: held.priceCents };
    await setPrice(transaction, purchasable, { cents, offer: { ...offer, endsAt } }, now);
    await publishPrice(transaction, held, purchasable);
    return offer;
  });
}

function reductionTo(
  cents: number,
  priceCents: number,
  lowest: LowestPrice | undefined,
  now: Date,
): { previousCents: number } | OfferProblem {
  if (!lowest || lowest.cents === null) return { objection: "new_on_sale", since: null };
  const { onSaleSince } = lowest;
  const lowestCents = Math.min(priceCents, lowest.cents);
  if (onSaleSince.getTime() > now.getTime() - reductionDays * dayMs) {
    return { objection: "new_on_sale", since: onSaleSince };
  }
  if ((lowestCents - cents) * 100 < lowestCents) return { objection: "no_reduction", lowestCents };
  return { previousCents: lowestCents };
}
