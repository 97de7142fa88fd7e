import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { Draw } from "./draw.ts";
import type { Brand } from "./taxonomy/index.ts";

const tierPlaces = { economy: 0.12, standard: 0.42, premium: 0.75 } as const;
const endings = [90, 95, 49] as const;

/**
 * A street price within a part type's range, by the brand's tier and the size of the vehicle, ending
 * as prices on tickets do.
 *
 * @param range least and greatest price in euro cents, VAT included.
 * @param relativeSize of the vehicles, 0–1.
 */
export function drawPriceCents(
  [least, greatest]: readonly [number, number],
  tier: Brand["tier"],
  relativeSize: number,
  draw: Draw,
): number {
  const place = 0.45 * tierPlaces[tier] + 0.45 * relativeSize + 0.1 * draw.fraction();
  return ticketCents(least * (greatest / least) ** place, draw);
}

const tierFactors = { economy: 0.72, standard: 1, premium: 1.35 } as const;
/** A drum costs less per litre than a bottle. */
const contentExponent = 0.85;

/**
 * A street price of an article that several brands make.
 *
 * @param cents price of one litre or one piece of a standard brand, VAT included.
 */
export function drawArticlePriceCents(
  cents: number,
  amount: number,
  tier: Brand["tier"],
  draw: Draw,
): number {
  const market = 0.95 + draw.fraction() / 10;
  return ticketCents(cents * amount ** contentExponent * tierFactors[tier] * market, draw);
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

type EarlierPrices = NonNullable<FeedRecordOf<"product">["earlier_prices"]>;

/** Days for which something has to have been on sale before its offer can have begun. */
export const daysBeforeOffer = 75;

/**
 * Prices of the months before today: of everything that is reduced, and of half of the rest. A reduction
 * began some days ago, and the price that it is announced against is the lowest of the 30 days before.
 *
 * @param releasedOn day since which it has been on sale.
 */
export function drawEarlierPrices(
  product: { price_cents: number; offer: { previous_cents: number } | null },
  releasedOn: string,
  today: Date,
  draw: Draw,
): EarlierPrices {
  const { price_cents: cents, offer } = product;
  if (!offer && !draw.chance(0.5)) return [];
  const entries = offer
    ? beforeOffer(offer.previous_cents, cents, draw)
    : [
        { days: draw.between(60, 160), cents: nearby(cents, draw.between(-10, 12)) },
        { days: draw.between(5, 50), cents },
      ];
  return entries
    .map((entry) => ({ from: daysBefore(today, entry.days), price_cents: entry.cents }))
    .filter(({ from }) => from >= releasedOn);
}

function beforeOffer(previousCents: number, cents: number, draw: Draw) {
  const begun = draw.between(1, 20);
  const older = { days: begun + draw.between(70, 150), cents: nearby(previousCents, draw.between(2, 12)) };
  const lowest = { days: begun + draw.between(32, 50), cents: previousCents };
  const dearer = { days: begun + draw.between(8, 25), cents: nearby(previousCents, draw.between(3, 9)) };
  return [older, lowest, ...(draw.chance(0.5) ? [dearer] : []), { days: begun, cents }];
}

/** Some per cent dearer or cheaper, by ten cents at least, in whole tens of cents above the old price's. */
function nearby(cents: number, percent: number): number {
  const step = Math.max(1, Math.round((cents * Math.abs(percent)) / 1000)) * 10;
  return percent < 0 && cents > 2 * step ? cents - step : cents + step;
}

/** A day as `yyyy-mm-dd`. */
export function daysBefore(today: Date, days: number): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
