import type { Draw } from "./draw.ts";
import type { BrandSeed } from "./taxonomy/brands.ts";

const tierPlaces = { economy: 0.12, standard: 0.42, premium: 0.75 } as const;
const endings = [90, 95, 49] as const;

/**
 * A street price within a part type's range, by the brand's tier and the size of the vehicle, ending
 * as prices on tickets do.
 *
 * @param range least and greatest price in euro cents, VAT included.
 * @param bigness of the vehicles, 0–1.
 */
export function drawPriceCents(
  [least, greatest]: readonly [number, number],
  tier: BrandSeed["tier"],
  bigness: number,
  draw: Draw,
): number {
  const place = 0.45 * tierPlaces[tier] + 0.45 * bigness + 0.1 * draw.fraction();
  return ticketCents(least * (greatest / least) ** place, draw);
}

/** The nearest amount below that ends in .90, .95 or .49; at least 0.49 €. */
function ticketCents(cents: number, draw: Draw): number {
  return Math.max(0, Math.floor(cents / 100) * 100 - (cents >= 200 ? 100 : 0)) + draw.pick(endings);
}

/** A reduction of 8 to 30 %, that ends 5 to 40 days from today at midnight in Madrid's winter. */
export function drawOffer(priceCents: number, today: Date, draw: Draw) {
  const previous = Math.ceil(priceCents / (1 - draw.between(8, 30) / 100) / 100) * 100 - 5;
  const end = new Date(today);
  end.setUTCDate(end.getUTCDate() + draw.between(5, 40));
  end.setUTCHours(22, 59, 59, 0);
  return { previous_cents: Math.max(previous, priceCents + 50), ends_at: end.toISOString() };
}
