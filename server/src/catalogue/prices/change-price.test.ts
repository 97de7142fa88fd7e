import { startOfMadridDay } from "@recambia/contract/madrid-time";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFitSet, makeKit, makePartType, makeProduct } from "../../../test/catalogue/factories.ts";
import { changed, feedLines, goodRecords } from "../../../test/catalogue/feed-lines.ts";
import { openTestDatabase } from "../../../test/shop/test-database.ts";
import { settableClock } from "../../platform/clock.ts";
import { type Database, onlyRow } from "../../platform/database/database.ts";
import { cutBatches } from "../import/feed/cut-batches.ts";
import { loadBatch } from "../import/write/load-batch.ts";
import { refreshTallies } from "../import/write/refresh-tallies.ts";
import type { Purchasable } from "../products/find-purchasables.ts";
import { changeStock } from "../stock/change-stock.ts";
import { changePrice } from "./change-price.ts";
import { endOffer } from "./end-offer.ts";
import { endOffers } from "./end-offers.ts";
import { startOffer } from "./start-offer.ts";

const dayMs = 86_400_000;
const now = new Date("2026-11-21T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const nextWeek = daysAgo(-7);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Creates a product with a price history, each price set the given number of days ago; the last one is in force. */
async function makePriced(prices: readonly [daysAgo: number, cents: number][]): Promise<Purchasable> {
  const { id } = await makeProduct(database, { priceCents: prices.at(-1)?.[1] ?? 1 });
  for (const [days, cents] of prices) {
    await database.rows({
      text: "insert into price_history (product_id, price_cents, valid_from) values ($1, $2, $3)",
      values: [id, cents, daysAgo(days)],
    });
  }
  return { kind: "product", id };
}

type Shown = { price_cents: number; previous: number | null; after: number | null };

function shownOf({ kind, id }: Purchasable): Promise<Shown> {
  return onlyRow<Shown>(database, {
    text: `select price_cents, offer_previous_cents as previous, offer_after_cents as after from ${kind} where id = $1`,
    values: [id],
  });
}

async function historyOf({ kind, id }: Purchasable): Promise<number[]> {
  const rows = await database.rows<{ price_cents: number }>({
    text: `select price_cents from price_history where ${kind}_id = $1 order by valid_from, id`,
    values: [id],
  });
  return rows.map(({ price_cents }) => price_cents);
}

async function revision(): Promise<number> {
  const row = await onlyRow<{ revision: number }>(database, {
    text: "select revision from catalogue_revision",
  });
  return Number(row.revision);
}

test("offers that have ended, reduce nothing or are for new products are refused", async () => {
  const product = await makePriced([[60, 8000]]);
  const before = await revision();
  const start = (cents: number, endsAt: Date) => startOffer(database, product, { cents, endsAt }, now);
  expect(await start(7000, now)).toEqual({ objection: "over_already" });
  expect(await start(7921, nextWeek)).toEqual({ objection: "no_reduction", lowestCents: 8000 });
  const fresh = await makePriced([[29, 8000]]);
  expect(await startOffer(database, fresh, { cents: 7000, endsAt: nextWeek }, now)).toEqual({
    objection: "new_on_sale",
    since: daysAgo(29),
  });
  expect(await shownOf(product)).toEqual({ price_cents: 8000, previous: null, after: null });
  expect(await revision()).toBe(before);
});

test("after prices of 100, 80 and 90, an offer at 70 is announced against 80 and returns to 90", async () => {
  const product = await makePriced([
    [90, 10_000],
    [25, 8000],
    [10, 9000],
  ]);
  const given = { cents: 7000, endsAt: nextWeek };
  expect(await startOffer(database, product, given, now)).toEqual({ previousCents: 8000, afterCents: 9000 });
  expect(await shownOf(product)).toEqual({ price_cents: 7000, previous: 8000, after: 9000 });
  expect(await startOffer(database, product, given, now)).toEqual({ objection: "on_offer", until: nextWeek });
  await endOffers(database, nextWeek);
  expect(await shownOf(product)).toEqual({ price_cents: 9000, previous: null, after: null });
  expect(await historyOf(product)).toEqual([10_000, 8000, 9000, 7000, 9000]);
});

test("a price in force during the 30 days counts, one that had ended before does not", async () => {
  const product = await makePriced([
    [90, 5000],
    [31, 9000],
  ]);
  expect(await startOffer(database, product, { cents: 7000, endsAt: nextWeek }, now)).toEqual({
    previousCents: 9000,
    afterCents: 9000,
  });
});

test("during an offer, a new price applies after it and must exceed the offer's price", async () => {
  const product = await makePriced([[60, 8000]]);
  await startOffer(database, product, { cents: 7000, endsAt: nextWeek }, now);
  expect(await changePrice(database, product, 7000, now)).toEqual({
    objection: "not_above_offer",
    cents: 7000,
    until: nextWeek,
  });
  expect(await changePrice(database, product, 7500, now)).toEqual({ beforeCents: 8000, from: nextWeek });
  expect(await shownOf(product)).toEqual({ price_cents: 7000, previous: 8000, after: 7500 });
  expect(await endOffer(database, product, now)).toEqual({ afterCents: 7500 });
  expect(await endOffer(database, product, now)).toBeNull();
  expect(await historyOf(product)).toEqual([8000, 7000, 7500]);
});

test("an ended offer is closed at its end time before a new price is set", async () => {
  const product = await makePriced([[60, 8000]]);
  await startOffer(database, product, { cents: 7000, endsAt: nextWeek }, now);
  const later = new Date(nextWeek.getTime() + 1000);
  expect(await changePrice(database, product, 8500, later)).toEqual({ beforeCents: 8000, from: later });
  expect(await historyOf(product)).toEqual([8000, 7000, 8000, 8500]);
});

test("a kit must cost less than its parts, and can be on offer", async () => {
  const part = await makeProduct(database, { priceCents: 3000 });
  const made = await makeKit(database, {
    components: [{ productId: part.id, quantity: 2 }],
    priceCents: 5500,
  });
  const kit: Purchasable = { kind: "kit", id: made.id };
  expect(await changePrice(database, kit, 6000, now)).toEqual({ objection: "not_below_parts", cents: 6000 });
  expect(await changePrice(database, kit, 5000, daysAgo(40))).toEqual({
    beforeCents: 5500,
    from: daysAgo(40),
  });
  expect(await startOffer(database, kit, { cents: 4000, endsAt: nextWeek }, now)).toEqual({
    previousCents: 5000,
    afterCents: 5000,
  });
});

test("the lowest price in lists follows changes up and down", async () => {
  const { id: partTypeId } = await makePartType(database);
  const { id: fitSetId } = await makeFitSet(database, { partTypeId, lines: [] });
  const { id } = await makeProduct(database, { partTypeId, fitSetId, priceCents: 5000 });
  await makeProduct(database, { partTypeId, fitSetId, priceCents: 4000 });
  await refreshTallies(database);
  const lowest = async () => {
    const sets = await database.rows({
      text: "select min_cents from fit_set where id = $1",
      values: [fitSetId],
    });
    const tallies = await database.rows({
      text: "select min(min_cents) as min_cents from product_tally where part_type_id = $1",
      values: [partTypeId],
    });
    return [sets, tallies];
  };
  for (const [cents, expected] of [
    [3000, 3000],
    [6000, 4000],
  ] as const) {
    await changePrice(database, { kind: "product", id }, cents, now);
    expect(await lowest()).toEqual([[{ min_cents: expected }], [{ min_cents: expected }]]);
  }
});

test("stock never becomes negative, and caches are invalidated only when the shown availability changes", async () => {
  const { id } = await makeProduct(database, { available: 40 });
  const before = await revision();
  expect(await changeStock(database, id, { by: -41 })).toEqual({
    objection: "out_of_range",
    before: 40,
    after: -1,
  });
  expect(await changeStock(database, id, { by: 5 })).toEqual({ before: 40, after: 45 });
  expect(await revision()).toBe(before);
  expect(await changeStock(database, id, { to: 2 })).toEqual({ before: 45, after: 2 });
  expect(await revision()).toBe(before + 1);
});

test("with twenty concurrent callers, the history has every price, the last is in force, stock adds up", async () => {
  const product = await makePriced([[60, 100_000]]);
  const { id: partTypeId } = await onlyRow<{ id: number }>(database, {
    text: "select part_type_id as id from product where id = $1",
    values: [product.id],
  });
  await refreshTallies(database);
  await Promise.all([
    ...Array.from({ length: 20 }, (_none, index) => changePrice(database, product, 5000 + index, now)),
    ...Array.from({ length: 20 }, () => changeStock(database, product.id, { by: 3 })),
  ]);
  const history = await historyOf(product);
  expect(history.slice(1).sort()).toEqual(Array.from({ length: 20 }, (_none, index) => 5000 + index));
  const { price_cents, available, min_cents } = await onlyRow<Record<string, number>>(database, {
    text: `select price_cents, available, (select min(min_cents) from product_tally where part_type_id = $2) as min_cents
           from product where id = $1`,
    values: [product.id, partTypeId],
  });
  expect(price_cents).toBe((await historyOf(product)).at(-1));
  expect([available, min_cents]).toEqual([80, price_cents]);
});

test("an offer started concurrently is started once", async () => {
  const product = await makePriced([[60, 10_000]]);
  const given = (cents: number) => ({ cents, endsAt: nextWeek });
  const started = await Promise.all(
    Array.from({ length: 10 }, (_none, index) => startOffer(database, product, given(5000 + index), now)),
  );
  expect(started.filter((outcome) => "previousCents" in outcome)).toHaveLength(1);
  expect(await historyOf(product)).toHaveLength(2);
});

type Step = { kind: "price" | "offer" | "end" | "import" | "sale feed"; cents: number; days: number };

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("price", "offer", "end", "import", "sale feed"),
  cents: fc.integer({ min: 1000, max: 2000 }),
  days: fc.integer({ min: 0, max: 25 }),
});

async function loadLines(records: object[], at: Date) {
  for await (const batch of cutBatches(feedLines(records), 100)) await loadBatch(database, batch, at);
}

/** The lowest observed price of the 30 days before a moment. */
function lowestSeen(seen: readonly { at: number; until: number; cents: number }[], moment: number): number {
  const window = seen.filter(({ at, until }) => at < moment && until > moment - 30 * dayMs && until > at);
  return Math.min(...window.map(({ cents }) => cents));
}

test("after any sequence of price changes, an offer is announced against the lowest price of 30 days", async () => {
  let serial = 0;
  await loadLines(Object.values(goodRecords).slice(0, -2), now);
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 10 }), async (steps) => {
      const id = `sequence/${++serial}`;
      const clock = settableClock(now);
      const load = (changes: object) =>
        loadLines([changed("product", { id, number: id, ...changes })], clock.now());
      const shown = "2026-10-01";
      await load({ price_cents: 1500, offer: null, earlier_prices: [{ from: shown, price_cents: 1500 }] });
      const { key } = await onlyRow<{ key: number }>(database, {
        text: "select id as key from product where external_id = $1",
        values: [id],
      });
      const product: Purchasable = { kind: "product", id: key };
      const seen = [{ at: startOfMadridDay(shown).getTime(), until: Number.POSITIVE_INFINITY, cents: 1500 }];
      let reduction: { cents: number; announced: number } | null = null;
      const look = async (at: number, fed = Number.POSITIVE_INFINITY) => {
        const { price_cents, previous } = await shownOf(product);
        const last = seen.at(-1);
        if (last && last.cents !== price_cents) {
          last.until = at;
          seen.push({ at, until: Number.POSITIVE_INFINITY, cents: price_cents });
        }
        if (previous === null) reduction = null;
        else if (reduction?.cents !== price_cents) {
          reduction = { cents: price_cents, announced: Math.min(lowestSeen(seen, at), fed) };
        }
        if (reduction) expect(previous).toBe(reduction.announced);
        if (previous !== null) expect(previous).toBeGreaterThan(price_cents);
        expect(await historyOf(product)).toEqual(seen.map(({ cents }) => cents));
      };
      for (const { kind, cents, days } of steps) {
        const from = clock.now().getTime();
        const to = from + days * dayMs + 1000;
        const [running] = await database.rows<{ ends_at: Date }>({
          text: "select offer_ends_at as ends_at from product where id = $1 and offer_ends_at <= $2",
          values: [key, new Date(to)],
        });
        if (running) {
          await endOffers(database, running.ends_at);
          await look(running.ends_at.getTime());
        }
        clock.set(new Date(to));
        const endsAt = new Date(to + 10 * dayMs);
        if (kind === "price") await changePrice(database, product, cents, clock.now());
        if (kind === "offer") await startOffer(database, product, { cents, endsAt }, clock.now());
        if (kind === "end") await endOffer(database, product, clock.now());
        if (kind === "import") await load({ price_cents: cents, offer: null });
        if (kind === "sale feed") {
          // The feed's prices are lower than the charged ones at times, and higher at others.
          const offer = { previous_cents: 1800, ends_at: endsAt.toISOString() };
          await load({ price_cents: Math.min(cents, 1790), offer });
        }
        await look(to, kind === "sale feed" ? 1800 : undefined);
      }
    }),
    { numRuns: 12 },
  );
});
