import { madridDay, startOfMadridDay } from "@recambia/contract/madrid-time";
import type { Queryable } from "../../../platform/database/database.ts";

/** An earlier price in a feed: in force from the beginning of a day in Madrid. */
export type EarlierPrice = { from: string; price_cents: number };

/** A price with its period, in euro cents. */
export type PastPrice = { cents: number; from: Date; to: Date };

/** Finds earlier prices of today or later. */
export function findFuturePrices(prices: readonly EarlierPrice[] | undefined, now: Date): string[] {
  const today = madridDay(now);
  return (prices ?? []).flatMap(({ from }, index) =>
    from < today ? [] : [`earlier_prices.${index}.from: ${from} is not in the past`],
  );
}

/**
 * Converts earlier prices to periods.
 *
 * @param until end of the last period and start of the shop's own history; later prices are ignored.
 */
export function pastPrices(prices: readonly EarlierPrice[] | undefined, until: Date): PastPrice[] {
  const begun = (prices ?? [])
    .map(({ from, price_cents: cents }) => ({ cents, from: startOfMadridDay(from) }))
    .filter(({ from }) => from < until);
  return begun.map((price, index) => ({ ...price, to: begun[index + 1]?.from ?? until }));
}

/**
 * Inserts earlier prices before the history, which is never changed, so that a repeated feed adds nothing.
 *
 * @param things database keys with their earlier prices.
 */
export async function recordEarlierPrices(
  transaction: Queryable,
  owner: "product" | "kit",
  things: readonly { id: number; prices: readonly EarlierPrice[] | undefined }[],
): Promise<void> {
  const rows = things.flatMap(({ id, prices }) =>
    (prices ?? []).map(({ from, price_cents: cents }) => ({ id, cents, from: startOfMadridDay(from) })),
  );
  if (rows.length === 0) return;
  await transaction.rows({
    name: `import_record_earlier_${owner}_prices`,
    text: `insert into price_history (${owner}_id, price_cents, valid_from)
           select given.id, given.price_cents, given.valid_from::timestamptz
           from unnest($1::integer[], $2::integer[], $3::text[]) as given(id, price_cents, valid_from)
           where not exists (
             select from price_history h
             where h.${owner}_id = given.id and h.valid_from <= given.valid_from::timestamptz
           )`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ cents }) => cents),
      rows.map(({ from }) => from.toISOString()),
    ],
  });
}
