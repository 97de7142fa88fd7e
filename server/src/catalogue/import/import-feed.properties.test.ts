import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import {
  catalogueSnapshot,
  emptyCatalogue,
  rowVersions,
} from "../../../test/catalogue/catalogue-snapshot.ts";
import { changed, feedLines, goodRecords } from "../../../test/catalogue/feed-lines.ts";
import { openTestDatabase } from "../../../test/shop/test-database.ts";
import { settableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { importFeed } from "./import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
/** The embedded engine takes five times as long, so it imports fewer feeds. */
const runs = { numRuns: inject("isForAllEngines") ? 12 : 4 };

// Each property imports dozens of feeds.
vi.setConfig({ testTimeout: 120_000 });

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Line = object | string;

async function importInto(lines: Line[], batchLines: number) {
  return importFeed(database, feedLines(lines), { clock, batchLines });
}

const { kit, product, ...foundations } = goodRecords;
const foundationLines: Line[] = Object.values(foundations);

const anyProduct = fc
  .record({
    serial: fc.integer({ min: 1, max: 12 }),
    price_cents: fc.integer({ min: 1, max: 1_000_000_000 }),
    stock: fc.integer({ min: 0, max: 1_000_000 }),
    diametro: fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.constant(0.1), fc.constant(288.5)),
    es: fc.string({ unit: "grapheme" }).filter((text) => text.isWellFormed() && !/[\0\ufffd]/.test(text)),
    fit_set: fc.constantFrom(null, "discos/1"),
    oe: fc.array(fc.stringMatching(/^[0-9A-Z]{3,8}[ .-][0-9]{3}$/), { maxLength: 4 }),
  })
  .map(({ serial, diametro, es, oe, ...changes }) =>
    changed("product", {
      ...changes,
      id: `p/${serial}`,
      number: `N ${serial}`,
      description: { es, ca: es, en: es },
      attributes: { diametro },
      oe_numbers: oe.map((number) => ({ maker: "SEAT", number })),
    }),
  );

/** Lines that are refused in any context. */
const badLine: fc.Arbitrary<Line> = fc.oneof(
  fc.constantFrom("{", "null", "{}", "[]", '"text"', `{"record":"product"}`, `{"record":"sale","id":"p/1"}`),
  fc.string({ minLength: 1 }).map((text) => `{${text}`),
  fc
    .constantFrom(
      { price_cents: 0 },
      { price_cents: 34.9 },
      { price_cents: 100_000_000_000 },
      { id: "with space" },
      { brand: "nobody" },
      { part_type: "nothing" },
      { fit_set: "discos/99" },
      { attributes: { diametro: "288" } },
      { attributes: { diametro: 1e300 } },
      { attributes: { diametro: 1e-300 } },
      { attributes: { grosor: 1 } },
      { description: { es: "\0", ca: "", en: "" } },
      { released_on: "0000-01-01" },
      { offer: { previous_cents: 1, ends_at: "2026-12-01T00:00:00Z" } },
      { stock: 2_147_483_648 },
      { extra: true },
    )
    .map((changes) => changed("product", { id: "p/1", number: "BAD", ...changes })),
  fc
    .constantFrom(
      { components: [{ product: "p/none", quantity: 1 }] },
      { price_cents: 1_000_000_000_000 },
      { name: { es: "", ca: "", en: "" } },
    )
    .map((changes) => changed("kit", changes)),
  fc
    .constantFrom(
      [{ kind: "built", from: 203001, to: null }],
      [{ kind: "built", from: null, to: null }],
      [{}],
    )
    .map((restrictions) => changed("fit_set", { lines: [{ variants: ["seat/ibiza/tdi"], restrictions }] })),
);

test("a mix of valid and invalid lines loads exactly the valid ones", async () => {
  const feed = fc.tuple(
    fc.array(anyProduct, { maxLength: 10 }),
    fc.array(fc.tuple(badLine, fc.nat()), { maxLength: 12 }),
    fc.integer({ min: 1, max: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(feed, async ([products, bad, batchLines]) => {
      const good = [...foundationLines, ...products];
      const mixed = good.map((line) => ({ line, isBad: false }));
      for (const [line, place] of bad) mixed.splice(place % (mixed.length + 1), 0, { line, isBad: true });
      await emptyCatalogue(database);
      const clean = await importInto(good, 1000);
      expect(clean.refused).toEqual([]);
      const wanted = await catalogueSnapshot(database);
      await emptyCatalogue(database);
      const report = await importInto(
        mixed.map(({ line }) => line),
        batchLines,
      );
      expect(report.refused.map(({ line }) => line)).toEqual(
        mixed.flatMap(({ isBad }, index) => (isBad ? [index + 1] : [])),
      );
      expect(await catalogueSnapshot(database)).toEqual(wanted);
    }),
    runs,
  );
});

/** Any record of a small catalogue, with or without its references. */
const anyLine: fc.Arbitrary<Line> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...foundationLines) },
  { weight: 6, arbitrary: anyProduct },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.boolean())
      .map(([serial, number, is_universal]) =>
        changed("product", {
          id: `p/${serial}`,
          number: `N ${number}`,
          fit_set: is_universal ? null : "discos/2",
        }),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom(null, 201001, 201505, 201801))
      .map(([serial, to]) =>
        changed("fit_set", {
          id: `discos/${serial}`,
          lines: [
            { variants: ["seat/ibiza/tdi"], restrictions: to ? [{ kind: "built", from: null, to }] : [] },
          ],
        }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 9000 }),
      )
      .map(([one, other, price_cents]) =>
        changed("kit", {
          id: `kit/${one}`,
          components: [
            { product: `p/${one}`, quantity: 1 },
            { product: `p/${other}`, quantity: 2 },
          ],
          price_cents,
        }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(true, false).map((is_universal) => changed("part_type", { is_universal })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("text", "number").map((kind) => changed("attribute", { kind, unit: "" })),
  },
  { weight: 1, arbitrary: fc.constantFrom("a", "b").map((id) => changed("maker", { id })) },
  { weight: 1, arbitrary: badLine },
);

test("the batch size does not affect the result", async () => {
  const feed = fc.tuple(fc.array(anyLine, { maxLength: 40 }), fc.integer({ min: 2, max: 60 }));
  await fc.assert(
    fc.asyncProperty(feed, async ([lines, batchLines]) => {
      await emptyCatalogue(database);
      const oneByOne = await importInto(lines, 1);
      const wanted = await catalogueSnapshot(database);
      await emptyCatalogue(database);
      const batched = await importInto(lines, batchLines);
      expect(batched.refused).toEqual(oneByOne.refused);
      expect(batched.loaded).toEqual(oneByOne.loaded);
      expect(await catalogueSnapshot(database)).toEqual(wanted);
    }),
    runs,
  );
});

test("importing a feed twice writes no row again", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(anyProduct, { maxLength: 12, selector: idOf }), async (products) => {
      const [one, other] = products;
      const feed = [...foundationLines, ...products, ...(one && other ? [kitOf(one, other)] : [])];
      await emptyCatalogue(database);
      const first = await importInto(feed, 1000);
      const versions = await rowVersions(database);
      const second = await importInto(feed, 7);
      expect(second.refused).toEqual(first.refused);
      expect(await rowVersions(database)).toEqual(versions);
    }),
    runs,
  );
});

function idOf(record: object): unknown {
  return Reflect.get(record, "id");
}

function kitOf(...parts: object[]): object {
  const components = parts.map((part) => ({ product: idOf(part), quantity: 2 }));
  return changed("kit", { components, price_cents: 1 });
}
