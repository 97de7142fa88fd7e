import { madridDay, startOfMadridDay } from "@recambia/contract/madrid-time";
import type { Queryable } from "../../../platform/database/database.ts";

/** A price as a feed tells it: in force from the beginning of a day in Madrid. */
export type EarlierPrice = { from: string; price_cents: number };

/** A price that was in force from one moment to another, in euro cents. */
export type PastPrice = { cents: number; from: Date; to: Date };

/** Reasons why prices from before today cannot be: a day that is today or later. */
export function findFuturePrices(prices: readonly EarlierPrice[] | undefined, now: Date): string[] {
  const today = madridDay(now);
  return (prices ?? []).flatMap(({ from }, index) =>
    from < today ? [] : [`earlier_prices.${index}.from: ${from} is not in the past`],
  );
}

/**
 * Told prices as spans.
 *
 * @param until when the last of them ends and what the shop knows itself begins; later ones do not count.
 */
export function pastPrices(prices: readonly EarlierPrice[] | undefined, until: Date): PastPrice[] {
  const begun = (prices ?? [])
    .map(({ from, price_cents: cents }) => ({ cents, from: startOfMadridDay(from) }))
    .filter(({ from }) => from < until);
  return begun.map((price, index) => ({ ...price, to: begun[index + 1]?.from ?? until }));
}

/**
 * Puts told prices before what the history has; where it has something it is never changed, so that the
 * same feed adds nothing the second time.
 *
 * @param things keys with what the feed tells of each.
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
