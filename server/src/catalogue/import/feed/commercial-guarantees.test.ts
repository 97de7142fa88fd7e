import { expect, test } from "vitest";
import { changed, feedLines, goodFeed } from "../../../../test/catalogue/feed-lines.ts";
import { openCatalogue } from "../../../../test/catalogue/publish-catalogue.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { settableClock } from "../../../platform/clock.ts";
import { type Database, onlyRow } from "../../../platform/database/database.ts";
import { isRefusal } from "../../../platform/http/refusals/refusal.ts";
import { findProduct } from "../../products/find-product.ts";
import { importFeed } from "../import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
const words = { es: "Toda la pieza.", ca: "Tota la peça.", en: "The whole part." };
const statement = {
  by: "producer",
  name: "Arboix Fricció, S.A.",
  address: "08240 Manresa",
  email: "safety@arboix.example",
  months: 60,
  covers: words,
  territory: words,
  claim: words,
  covers_whole: true,
  is_free: true,
} as const;
const long = { ...statement, id: "cinco-anos" };
const short = { ...statement, id: "un-ano", months: 12 };

const reasonsOf = async (database: Database, feed: object[]) =>
  (await importFeed(database, feedLines(feed), { clock })).refused.flatMap(({ reasons }) => reasons);

async function guaranteeOfGood(database: Database) {
  const row = await onlyRow<{ slug: string }>(database, {
    text: "select slug from product where external_id = 'good'",
  });
  const found = await findProduct(await openCatalogue(database), row.slug);
  if (isRefusal(found)) throw new Error(`There is no product: ${found.refused}`);
  const { guarantee, guarantee_months } = found;
  return { guarantee, guarantee_months };
}

test("a longer guarantee than the law's is refused without its statement, and shown with it", async () => {
  const database = await databaseForThisTest();
  const brand = changed("brand", { guarantees: [long, short] });
  const promise = (id: string, fields: object) => changed("product", { id, number: id, ...fields });
  const reasons = await reasonsOf(database, [
    ...goodFeed(),
    brand,
    promise("bare", { guarantee_months: 60 }),
    promise("strange", { guarantee_months: 60, guarantee: "siete-anos" }),
    promise("other", { guarantee_months: 48, guarantee: "cinco-anos" }),
    promise("silent", { guarantee: "cinco-anos" }),
    promise("good", { guarantee_months: 60, guarantee: "cinco-anos" }),
    promise("brief", { guarantee: "un-ano" }),
  ]);
  expect(reasons).toEqual([
    "guarantee: is missing, but guarantee_months: 60 is more than the law's 36 (consumer code art. 127)",
    'guarantee: brand "arboix" states no guarantee "siete-anos"',
    'guarantee_months: 48 is not 60, which follows from guarantee "cinco-anos"',
    'guarantee_months: 36 is not 60, which follows from guarantee "cinco-anos"',
  ]);
  expect(await guaranteeOfGood(database)).toEqual({ guarantee: statement, guarantee_months: 60 });
  const dropped = await reasonsOf(database, [changed("brand", { guarantees: [short] })]);
  expect(dropped).toEqual(['guarantees: "cinco-anos" is missing, which products name']);
});

test("what a brand promises from now on holds for its products at once", async () => {
  const database = await databaseForThisTest();
  const good = { id: "good", number: "good", guarantee_months: 60, guarantee: "cinco-anos" };
  await reasonsOf(database, [
    ...goodFeed(),
    changed("brand", { guarantees: [long] }),
    changed("product", good),
  ]);
  const promise = async (months: number) => {
    await reasonsOf(database, [changed("brand", { guarantees: [{ ...long, months }] })]);
    return guaranteeOfGood(database);
  };
  expect(await promise(120)).toMatchObject({ guarantee: { months: 120 }, guarantee_months: 120 });
  expect(await promise(12)).toMatchObject({ guarantee: { months: 12 }, guarantee_months: 36 });
});

test("a statement without a Spanish text, or given twice, is refused", async () => {
  const database = await databaseForThisTest();
  const blank = { ...long, covers: { ...words, es: " " } };
  const { address: _, ...incomplete } = long;
  expect(await reasonsOf(database, [changed("brand", { guarantees: [long, blank] })])).toEqual([
    'guarantees.1: "cinco-anos" stands twice',
    "guarantees.1.covers.es: is blank",
  ]);
  const missing = await reasonsOf(database, [changed("brand", { guarantees: [incomplete] })]);
  expect(missing.join()).toContain("address");
});
