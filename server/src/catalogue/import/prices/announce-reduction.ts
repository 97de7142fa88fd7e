import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { reductionDays } from "../../prices/lowest-prices.ts";
import type { CatalogueData } from "../write/read-catalogue-data.ts";
import { pastPrices } from "./earlier-prices.ts";

/** Price and reference price of a product. */
export type Sale = {
  priceCents: number;
  offer: { previousCents: number; afterCents: number; endsAt: string; startedAt: Date | null } | null;
};

type Facts = Pick<CatalogueData, "product" | "history">;

/**
 * Computes the price and offer of a record. A reduction's reference is the lowest price of the 30 days before it (LOCM art.
 * 20.1): a known lower price overrides the feed's. If the feed's offer has ended, the price before it is in force.
 */
export function announceReduction(record: FeedRecordOf<"product">, facts: Facts, now: Date): Sale {
  const { price_cents: priceCents, offer } = record;
  if (!offer) return { priceCents, offer: null };
  if (Date.parse(offer.ends_at) <= now.getTime()) return { priceCents: offer.previous_cents, offer: null };
  const { lowestCents, startedAt, isKnown } = basisOf(record, facts, now);
  const previousCents = Math.min(offer.previous_cents, lowestCents ?? offer.previous_cents);
  // What is taken off sale needs no lawful offer.
  if (!record.is_active && (!isKnown || previousCents <= priceCents)) return { priceCents, offer: null };
  return {
    priceCents,
    offer: {
      previousCents,
      afterCents: offer.previous_cents,
      endsAt: new Date(offer.ends_at).toISOString(),
      startedAt,
    },
  };
}

/** Finds the reasons why a record's offer is invalid. */
export function findReductionViolations(record: FeedRecordOf<"product">, facts: Facts, now: Date): string[] {
  const { priceCents, offer } = announceReduction(record, facts, now);
  if (!offer) return [];
  if (!basisOf(record, facts, now).isKnown) {
    return [`offer: no prices are known of the ${reductionDays} days before it; tell them in earlier_prices`];
  }
  if (offer.previousCents > priceCents) return [];
  return [
    `offer.previous_cents: the price was ${offer.previousCents} within the last ${reductionDays} days, so ${priceCents} is no reduction`,
  ];
}

/** Start of a reduction, the lowest price of the 30 days before, and whether these are fully known. */
type Basis = { startedAt: Date | null; lowestCents: number | null; isKnown: boolean };

/**
 * From the shop's history and, before it, the feed's earlier prices. A price unchanged during an offer is its reduced
 * price; so is the last earlier price of a new product.
 */
function basisOf(record: FeedRecordOf<"product">, facts: Facts, now: Date): Basis {
  const before = facts.product(record.id);
  if (before?.previousCents != null && before.priceCents === record.price_cents) {
    return { startedAt: before.startedAt, lowestCents: before.previousCents, isKnown: true };
  }
  const own = facts.history(record.id);
  const past = pastPrices(record.earlier_prices, own?.onSaleSince ?? now);
  const last = past.at(-1);
  const isRunning = !before && last?.cents === record.price_cents;
  const startedAt = isRunning ? last.from : now;
  const windowStart = new Date(startedAt.getTime() - reductionDays * 86_400_000);
  const cents = (isRunning ? past.slice(0, -1) : past)
    .filter(({ to }) => to > windowStart)
    .map((price) => price.cents);
  if (own?.cents != null) cents.push(own.cents);
  const since = past[0]?.from ?? own?.onSaleSince;
  return {
    startedAt,
    lowestCents: cents.length > 0 ? Math.min(...cents) : null,
    isKnown: since !== undefined && since <= windowStart,
  };
}
