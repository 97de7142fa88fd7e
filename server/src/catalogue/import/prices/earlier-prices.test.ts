import { expect, test } from "vitest";
import { changed, feedLines, goodFeed } from "../../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { settableClock } from "../../../platform/clock.ts";
import { type Database, onlyRow } from "../../../platform/database/database.ts";
import { startOffer } from "../../prices/start-offer.ts";
import { importFeed } from "../import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
const nextMonth = "2026-12-15T22:59:59Z";

async function load(database: Database, records: object[], at = clock) {
  return importFeed(database, feedLines(records), { clock: at });
}

async function shop(): Promise<Database> {
  const database = await databaseForThisTest();
  await load(database, goodFeed().slice(0, -3));
  return database;
}

async function reasons(database: Database, changes: Record<string, unknown>): Promise<string[]> {
  return (await load(database, [changed("product", changes)])).refused.flatMap((line) => line.reasons);
}

async function historyOf(database: Database, thing = "product"): Promise<[string, number][]> {
  const rows = await database.rows<{ at: string; price_cents: number }>({
    text: `select to_char(valid_from at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as at, price_cents
           from price_history where ${thing}_id is not null order by valid_from, id`,
  });
  return rows.map(({ at, price_cents }) => [at, price_cents]);
}

const prices = (...entries: [from: string, price_cents: number][]) => ({
  earlier_prices: entries.map(([from, price_cents]) => ({ from, price_cents })),
});

test("earlier prices out of order, of today, of zero or before the start of sale are refused", async () => {
  const database = await shop();
  for (const [entries, reason] of [
    [prices(["2026-11-21", 100]), "earlier_prices.0.from: 2026-11-21 is not in the past"],
    [
      prices(["2026-10-02", 100], ["2026-10-02", 90]),
      "earlier_prices.1.from: 2026-10-02 is not after 2026-10-02",
    ],
    [
      prices(["2026-10-02", 100], ["2026-10-01", 90]),
      "earlier_prices.1.from: 2026-10-01 is not after 2026-10-02",
    ],
    [prices(["2026-10-02", 0]), "earlier_prices.0.price_cents: nothing is given away"],
    [
      prices(["2024-05-01", 100]),
      "earlier_prices.0.from: 2024-05-01 is before 2024-05-02, when it was released",
    ],
    [prices(["2026-02-30", 100]), `earlier_prices.0.from: must match format "date"`],
    [
      { earlier_prices: [{ from: "2026-10-02", price_cents: 1.5 }] },
      "earlier_prices.0.price_cents: must be integer",
    ],
  ] as const) {
    expect(await reasons(database, entries), JSON.stringify(entries)).toContain(reason);
  }
  expect(await historyOf(database)).toEqual([]);
});

test("an offer needs known and higher prices of the 30 days before it", async () => {
  const database = await shop();
  const offer = { previous_cents: 3990, ends_at: nextMonth };
  const unknown = "offer: no prices are known of the 30 days before it; tell them in earlier_prices";
  expect(await reasons(database, { offer })).toEqual([unknown]);
  expect(await reasons(database, { offer, ...prices(["2026-10-23", 3990]) })).toEqual([unknown]);
  expect(await reasons(database, { offer, ...prices(["2026-10-01", 3990], ["2026-11-01", 3490]) })).toEqual(
    [],
  );
  const known = prices(["2026-09-01", 3400], ["2026-11-01", 3990]);
  expect(await reasons(database, { id: "b", number: "B", offer, ...known })).toEqual([
    "offer.previous_cents: the price was 3400 within the last 30 days, so 3490 is no reduction",
  ]);
});

test("earlier prices precede the shop's history, once, and never change it", async () => {
  const database = await shop();
  const entries = prices(["2026-09-01", 3990], ["2026-10-20", 3790]);
  await load(database, [changed("product", entries)]);
  const first = [
    ["2026-09-01 00:00", 3990],
    ["2026-10-20 00:00", 3790],
    ["2026-11-21 11:00", 3490],
  ];
  expect(await historyOf(database)).toEqual(first);
  await load(database, [changed("product", entries)]);
  expect(await historyOf(database)).toEqual(first);
  const later = prices(["2026-08-01", 3600], ["2026-09-15", 1000], ["2026-10-28", 1000]);
  await load(database, [changed("product", later)]);
  expect(await historyOf(database)).toEqual([["2026-08-01 00:00", 3600], ...first]);
});

test("the last earlier price of a new product on offer is its reduction", async () => {
  const database = await shop();
  const offer = { previous_cents: 4190, ends_at: nextMonth };
  const entries = prices(
    ["2026-08-01", 3500],
    ["2026-10-20", 3990],
    ["2026-11-05", 4190],
    ["2026-11-11", 3490],
  );
  expect(await reasons(database, { offer, ...entries })).toEqual([]);
  const row = await onlyRow<{ previous: number; after: number; started: Date }>(database, {
    text: `select offer_previous_cents as previous, offer_after_cents as after, offer_started_at as started
           from product`,
  });
  expect(row).toEqual({ previous: 3500, after: 4190, started: new Date("2026-11-10T23:00:00Z") });
  expect((await historyOf(database)).at(-1)).toEqual(["2026-11-11 00:00", 3490]);
});

test("after 100, 80 and 90 € an offer of 70 € is told against 80 €, the lowest of the 30 days before it", async () => {
  const database = await shop();
  const offered = { price_cents: 7000, offer: { previous_cents: 9000, ends_at: nextMonth } };
  const entries = prices(["2026-10-01", 10_000], ["2026-10-30", 8000], ["2026-11-10", 9000]);
  expect(await reasons(database, { ...offered, ...entries })).toEqual([]);
  const row = await onlyRow<{ previous: number; price: number }>(database, {
    text: "select offer_previous_cents as previous, price_cents as price from product",
  });
  expect(row).toEqual({ previous: 8000, price: 7000 });
});

test("earlier prices allow offers on the first day, of products and kits", async () => {
  const database = await databaseForThisTest();
  const feed = goodFeed().slice(0, -3);
  const sister = changed("product", { id: "arboix/d-300", number: "D-300.25", price_cents: 3990 });
  const kit = changed("kit", prices(["2026-09-01", 9500]));
  const product = changed("product", prices(["2026-09-01", 3290], ["2026-11-01", 3490]));
  expect((await load(database, [...feed, product, sister, kit])).refused).toEqual([]);
  const now = new Date("2026-11-21T12:00:00Z");
  const endsAt = new Date(nextMonth);
  const keyOf = (table: string, id: string) =>
    onlyRow<{ id: number }>(database, {
      text: `select id from ${table} where external_id = $1`,
      values: [id],
    });
  const { id } = await keyOf("product", "arboix/d-288");
  expect(await startOffer(database, { kind: "product", id }, { cents: 2990, endsAt }, now)).toEqual({
    previousCents: 3290,
    afterCents: 3490,
  });
  const kitKey = await keyOf("kit", "kit/frenos");
  expect(await historyOf(database, "kit")).toEqual([
    ["2026-09-01 00:00", 9500],
    ["2026-11-21 11:00", 9900],
  ]);
  expect(await startOffer(database, { kind: "kit", id: kitKey.id }, { cents: 8990, endsAt }, now)).toEqual({
    previousCents: 9500,
    afterCents: 9900,
  });
  const fresh = await keyOf("product", "arboix/d-300");
  expect(
    await startOffer(database, { kind: "product", id: fresh.id }, { cents: 2990, endsAt }, now),
  ).toMatchObject({ objection: "new_on_sale" });
});
