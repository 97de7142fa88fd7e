import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { reductionDays } from "../../prices/lowest-prices.ts";
import type { CatalogueData } from "../write/read-catalogue-data.ts";
import { pastPrices } from "./earlier-prices.ts";

/** What a product costs, and what its reduction is announced against. */
export type Sale = {
  priceCents: number;
  offer: { previousCents: number; afterCents: number; endsAt: string; startedAt: Date | null } | null;
};

type Facts = Pick<CatalogueData, "product" | "history">;

/**
 * What a record's price and offer come to. A reduction is announced against the lowest price of the 30
 * days before it (LOCM art. 20.1): where a lower one is known than the feed says, that counts. A feed may
 * be older than the end of its offers: then the price before the offer is in force again.
 */
export function announceReduction(record: FeedRecordOf<"product">, facts: Facts, now: Date): Sale {
  const { price_cents: priceCents, offer } = record;
  if (!offer) return { priceCents, offer: null };
  if (Date.parse(offer.ends_at) <= now.getTime()) return { priceCents: offer.previous_cents, offer: null };
  const { lowestCents, startedAt } = basisOf(record, facts, now);
  return {
    priceCents,
    offer: {
      previousCents: Math.min(offer.previous_cents, lowestCents ?? offer.previous_cents),
      afterCents: offer.previous_cents,
      endsAt: new Date(offer.ends_at).toISOString(),
      startedAt,
    },
  };
}

/** Why what a record calls an offer is none. */
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

/** When a reduction began, the lowest price of the 30 days before, and whether all of them are known. */
type Basis = { startedAt: Date | null; lowestCents: number | null; isKnown: boolean };

/**
 * From the shop's own history and, before it, from what the feed tells. A price that stays the same while
 * an offer runs is the reduction that began then; so is the last told price of a product that is new here.
 */
function basisOf(record: FeedRecordOf<"product">, facts: Facts, now: Date): Basis {
  const before = facts.product(record.id);
  if (before?.previousCents != null && before.priceCents === record.price_cents) {
    return { startedAt: before.startedAt, lowestCents: before.previousCents, isKnown: true };
  }
  const own = facts.history(record.id);
  const told = pastPrices(record.earlier_prices, own?.onSaleSince ?? now);
  const last = told.at(-1);
  const isRunning = !before && last?.cents === record.price_cents;
  const startedAt = isRunning ? last.from : now;
  const windowStart = new Date(startedAt.getTime() - reductionDays * 86_400_000);
  const cents = (isRunning ? told.slice(0, -1) : told)
    .filter(({ to }) => to > windowStart)
    .map((price) => price.cents);
  if (own?.cents != null) cents.push(own.cents);
  const since = told[0]?.from ?? own?.onSaleSince;
  return {
    startedAt,
    lowestCents: cents.length > 0 ? Math.min(...cents) : null,
    isKnown: since !== undefined && since <= windowStart,
  };
}
