import { expect, test } from "vitest";
import { catalogueSnapshot } from "../../../test/catalogue/catalogue-snapshot.ts";
import { changed, feedLines, goodFeed, inEveryLanguage } from "../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { settableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { importFeed } from "./import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));

async function reasonsFor(database: Database, ...records: object[]): Promise<string[]> {
  const report = await importFeed(database, feedLines(records), { clock });
  return report.refused.flatMap(({ reasons }) => reasons);
}

const hazard = { pictograms: ["GHS02"], signal: "danger", statements: [], precautions: [] };

test.each([
  ["without the approval that it needs by now", { needs_approval: true }, {}],
  ["without the label that it needs by now", { needs_hazard_label: true }, {}],
  ["without the tyre label that it needs by now", { is_tyre: true }, {}],
  ["of a forbidden gas", {}, { cas_numbers: ["811-97-2"] }],
  ["with a label that lacks its statements", {}, { hazard }],
  ["with a claim", {}, { description: inEveryLanguage("Pastilla ecológica") }],
  ["on an offer that is none", {}, { offer: { previous_cents: 3990, ends_at: "2026-12-01T00:00:00Z" } }],
] as const)("a product %s cannot be sold, but taken off sale", async (_what, partType, product) => {
  const database = await databaseForThisTest();
  await importFeed(database, feedLines(goodFeed()), { clock });
  expect(await reasonsFor(database, changed("part_type", partType))).toEqual([]);
  expect(await reasonsFor(database, changed("product", product))).not.toEqual([]);
  expect(await reasonsFor(database, changed("product", { ...product, is_active: false }))).toEqual([]);
  const { products } = await catalogueSnapshot(database);
  expect(products[0]).toMatchObject({
    external_id: "arboix/d-288",
    is_active: false,
    price_cents: 3490,
    offer_previous_cents: null,
  });
});

test("a running offer stays with a product that is taken off sale, and is there when it returns", async () => {
  const database = await databaseForThisTest();
  await importFeed(database, feedLines(goodFeed().slice(0, -3)), { clock });
  const onOffer = {
    earlier_prices: [{ from: "2026-08-01", price_cents: 3990 }],
    offer: { previous_cents: 3990, ends_at: "2026-12-01T00:00:00Z" },
  };
  for (const is_active of [true, false, true]) {
    expect(await reasonsFor(database, changed("product", { ...onOffer, is_active }))).toEqual([]);
    const { products } = await catalogueSnapshot(database);
    expect(products[0]).toMatchObject({ is_active, offer_previous_cents: 3990 });
  }
});

test("a kit that has become dearer than its parts, or holds what consumers may not buy, can be taken off sale", async () => {
  const database = await databaseForThisTest();
  await importFeed(database, feedLines(goodFeed()), { clock });
  const sister = { id: "arboix/d-300", number: "D-300.25", restricted: "f_gas" };
  expect(await reasonsFor(database, changed("product", { price_cents: 990 }))).toEqual([]);
  expect(await reasonsFor(database, changed("product", sister))).toEqual([]);
  expect(await reasonsFor(database, changed("kit"))).toHaveLength(2);
  expect(await reasonsFor(database, changed("kit", { is_active: false }))).toEqual([]);
  expect((await catalogueSnapshot(database)).kits).toMatchObject([{ is_active: false }]);
});
