import type { FeedRecordOf } from "@recambia/contract/feed";
import type { CatalogueFacts } from "./product-facts.ts";

/** What a product costs, and what its reduction is announced against. */
export type Sale = {
  priceCents: number;
  offer: { previousCents: number; afterCents: number; endsAt: string; startedAt: Date | null } | null;
};

/**
 * What a record's price and offer come to. A reduction is announced against the lowest price of the 30
 * days before it (LOCM art. 20.1): where the history knows of a lower one than the feed says, that
 * counts. A feed may be older than the end of its offers: then the price before the offer is in force
 * again. A price that stays the same while an offer runs is the reduction that began then.
 */
export function announceReduction(
  record: FeedRecordOf<"product">,
  facts: Pick<CatalogueFacts, "product" | "lowestCents">,
  now: Date,
): Sale {
  const { price_cents: priceCents, offer } = record;
  if (!offer) return { priceCents, offer: null };
  if (Date.parse(offer.ends_at) <= now.getTime()) return { priceCents: offer.previous_cents, offer: null };
  const before = facts.product(record.id);
  const isRunning = before?.previousCents != null && before.priceCents === priceCents;
  const lowest = isRunning ? before.previousCents : facts.lowestCents(record.id);
  return {
    priceCents,
    offer: {
      previousCents: Math.min(offer.previous_cents, lowest ?? offer.previous_cents),
      afterCents: offer.previous_cents,
      endsAt: new Date(offer.ends_at).toISOString(),
      startedAt: isRunning ? before.startedAt : now,
    },
  };
}

/** Why what a record calls an offer is none. */
export function reductionBreaches(
  record: FeedRecordOf<"product">,
  facts: Pick<CatalogueFacts, "product" | "lowestCents">,
  now: Date,
): string[] {
  const { priceCents, offer } = announceReduction(record, facts, now);
  if (!offer || offer.previousCents > priceCents) return [];
  return [
    `offer.previous_cents: the price was ${offer.previousCents} within the last 30 days, so ${priceCents} is no reduction`,
  ];
}
