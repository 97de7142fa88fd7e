import type { Price } from "@recambia/contract/catalogue/card";

/** Columns of a price, as selected by `priceColumns`. */
export type PriceRow = {
  price_cents: number;
  offer_previous_cents: number | null;
  /** End of the offer in milliseconds since 1970. */
  offer_ends_ms: number | null;
  /** Price after the offer. */
  offer_after_cents: number | null;
};

/** Columns of a `PriceRow` of a product or kit, with a table alias. */
export function priceColumns(alias: string): string {
  return `${alias}.price_cents, ${alias}.offer_previous_cents,
    (extract(epoch from ${alias}.offer_ends_at) * 1000)::float8 as offer_ends_ms,
    coalesce(${alias}.offer_after_cents, ${alias}.offer_previous_cents) as offer_after_cents`;
}

/** SQL condition: a reduction of at least one whole per cent is in force. */
export function isOnOffer(alias: string, now: string): string {
  return `(${alias}.offer_ends_at > ${now} and
    (${alias}.offer_previous_cents - ${alias}.price_cents)::bigint * 100 >= ${alias}.offer_previous_cents) is true`;
}

/** Returns the current price in cents, and the reduction in force (LOCM art. 20.1). */
export function currentPrice(row: PriceRow, now: Date): Pick<Price, "cents" | "offer"> {
  const { price_cents, offer_previous_cents, offer_ends_ms, offer_after_cents } = row;
  if (offer_previous_cents === null || offer_ends_ms === null) return { cents: price_cents, offer: null };
  if (offer_ends_ms <= now.getTime()) {
    return { cents: offer_after_cents ?? offer_previous_cents, offer: null };
  }
  // Rounded down, so that a reduction is never overstated.
  const percent = Math.floor(((offer_previous_cents - price_cents) * 100) / offer_previous_cents);
  if (percent < 1) return { cents: price_cents, offer: null };
  return {
    cents: price_cents,
    offer: {
      previous_cents: offer_previous_cents,
      percent: Math.min(percent, 99),
      ends_at: new Date(offer_ends_ms).toISOString(),
    },
  };
}

/** Returns cents per litre, kilogram or metre; null when it equals the price (RD 3423/2000 art. 4). */
export function unitPrice(
  cents: number,
  quantity: number | null,
  unit: "l" | "kg" | "m" | null,
): Price["unit_price"] {
  if (quantity === null || unit === null || quantity === 1) return null;
  return { cents: Math.round(cents / quantity), unit };
}
