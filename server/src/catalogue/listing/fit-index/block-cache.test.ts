import type { ProductQuery } from "@recambia/contract/catalogue/list";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFitSet, makePartType, makeProduct, makeVariant } from "../../../../test/catalogue/factories.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { createCaches } from "../../../platform/caches/caches.ts";
import { bumpRevision, watchRevision } from "../../../platform/catalogue-revision.ts";
import type { Database, Statement } from "../../../platform/database/database.ts";
import { isRefusal } from "../../../platform/http/refusals/refusal.ts";
import { refreshTallies } from "../../import/write/refresh-tallies.ts";
import { readCatalogue } from "../../model/read-catalogue.ts";
import { changeStock } from "../../stock/change-stock.ts";
import { listProducts } from "../list-products.ts";

/** A vehicle with two products, of a fit set each, in a shop whose statements are noted. */
async function openShopOfTwo() {
  const database = await databaseForThisTest();
  const { id: variantId, publicId: vehicle } = await makeVariant(database);
  const { id: partTypeId } = await makePartType(database);
  const make = async (priceCents: number) => {
    const { id: fitSetId } = await makeFitSet(database, { partTypeId, lines: [{ variantId }] });
    return {
      fitSetId,
      ...(await makeProduct(database, { partTypeId, fitSetId, priceCents, available: 50 })),
    };
  };
  const [one, other] = [await make(1000), await make(2000)];
  await database.transaction(refreshTallies);
  const revision = await watchRevision(database);
  onTestFinished(() => revision.stop());
  const asked: Statement[] = [];
  /** Before the answer to a statement is handed on. */
  const hold = { answer: async (_statement: Statement): Promise<void> => undefined };
  const watched: Database = {
    ...database,
    async rows<Row>(statement: Statement) {
      asked.push(statement);
      const rows = await database.rows<Row>(statement);
      await hold.answer(statement);
      return rows;
    },
  };
  const caches = createCaches(100_000_000);
  const context = {
    database: watched,
    revision,
    caches,
    clock: { now: () => new Date("2026-11-21T10:00:00Z") },
  };
  return {
    ...{ database, context, one, other, hold },
    /** Makes a change, and waits until the shop has heard of it. */
    async change(make: () => Promise<unknown>) {
      const before = revision.current();
      await make();
      await vi.waitUntil(() => revision.current() > before, { timeout: 60_000 });
    },
    /** Stock of each product in a list, the cheaper one first, and the list's statements. */
    async list(query: ProductQuery = { vehicle }) {
      asked.length = 0;
      const list = await readCatalogue(context, "es", (catalogue) => listProducts(catalogue, query));
      if (isRefusal(list)) throw new Error(`Refused: ${list.refused}`);
      const byPrice = list.data.toSorted((a, b) => a.price.cents - b.price.cents);
      return { stocks: byPrice.map(({ stock }) => stock), asked: [...asked] };
    },
  };
}

const valuesOf = (asked: Statement[], name: string) =>
  asked.filter((statement) => statement.name === name).map(({ values }) => values);

test("entries of unchanged products stay cached", async () => {
  const { database, list, change, one, other } = await openShopOfTwo();
  const before = await list();
  expect(valuesOf(before.asked, "blocks")).toEqual([[[one.fitSetId, other.fitSetId], []]]);
  expect((await list()).asked).toEqual([]);

  await change(() => changeStock(database, one.id, { to: 0 }));
  const after = await list();
  expect(after.stocks).toEqual([{ state: "out_of_stock", left: null }, before.stocks[1]]);
  expect(valuesOf(after.asked, "blocks")).toEqual([[[one.fitSetId], []]]);
  expect(valuesOf(after.asked, "listed-products")).toEqual([[[one.id]]]);

  await change(() => database.transaction((transaction) => bumpRevision(transaction, [])));
  const names = (await list()).asked.map(({ name }) => name);
  expect(names).toEqual(["tallies"]);
});

test("the products of a brand are loaded once, until one of them changes", async () => {
  const { database, list, change, one } = await openShopOfTwo();
  const rows = await database.rows<{ slug: string }>({
    text: "select brand.slug from product join brand on brand.id = brand_id where product.id = $1",
    values: [one.id],
  });
  const brand = rows[0]?.slug ?? "";
  const brandStatements = async () =>
    (await list({ brand })).asked.filter(({ name }) => name === "brands-all");
  expect((await brandStatements()).length).toBe(1);
  expect((await brandStatements()).length).toBe(0);
  await change(() => changeStock(database, one.id, { to: 0 }));
  expect((await brandStatements()).length).toBe(1);
  expect((await list({ brand })).stocks[0]).toEqual({ state: "out_of_stock", left: null });
});

test("an unspecific change clears the cache", async () => {
  const { database, list, change, one, other } = await openShopOfTwo();
  await list();
  await change(() => database.transaction((transaction) => bumpRevision(transaction)));
  const { asked } = await list();
  expect(asked.map(({ name }) => name)).toContain("definitions");
  expect(valuesOf(asked, "blocks")).toEqual([[[one.fitSetId, other.fitSetId], []]]);
});

test("results of reads that began before a change are discarded", async () => {
  const { database, list, change, hold, one } = await openShopOfTwo();
  const isRead = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  hold.answer = async ({ name }) => {
    if (name !== "listed-products") return;
    hold.answer = async () => undefined;
    isRead.resolve();
    await mayGoOn.promise;
  };
  const slow = list();
  await isRead.promise;
  await change(() => changeStock(database, one.id, { to: 0 }));
  const [empty] = (await list()).stocks;
  mayGoOn.resolve();
  expect((await slow).stocks[0]).not.toEqual(empty);
  expect((await list()).stocks[0]).toEqual(empty);
});
