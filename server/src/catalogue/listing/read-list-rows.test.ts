import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFitSet, makePartType, makeProduct } from "../../../test/catalogue/factories.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { createCatalogueCache } from "../model/catalogue-cache.ts";
import { fitJoin, productColumns } from "../products/product-card.ts";
import { readListRows } from "./read-list-rows.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function listedAndSelected() {
  const { database } = shop;
  const selected = await database.rows<{ id: number }>({
    text: `select ${productColumns} from product p ${fitJoin("null")} order by p.id`,
  });
  const cache = createCatalogueCache(shop.context.caches);
  const ids = selected.map(({ id }) => id);
  return { selected, listed: await readListRows({ database, cache }, null, ids) };
}

test("products of a list equal those that are selected by columns", async () => {
  const { database } = shop;
  await makeProduct(database);
  const partType = await makePartType(database);
  const fitSet = await makeFitSet(database, { partTypeId: partType.id, lines: [] });
  const full = await makeProduct(database, { partTypeId: partType.id, fitSetId: fitSet.id });
  const words = JSON.stringify({ es: 'El "mejor" \\ disco\n', ca: "disc d’àudio", en: "disc" });
  await database.rows({
    text: `update product set slug = 'con-"comillas"\\', part_number = E'0 986\\t494 "x"', pictures = '{"a \\"b\\".webp"}',
      position = 'rear', side = 'left', name = $2::jsonb, core_deposit_cents = 2500, available = 7, sold_as = 'pair',
      needed_per_job = 2, net_quantity = 0.1, net_unit = 'l', restricted = 'f_gas', tyre_label = $2::jsonb,
      key_attributes = '[[1, "ä\\"\\\\"], [2, 7.25], [3, true]]', rating_average = 4.35, rating_count = 12,
      price_cents = 1000, offer_previous_cents = 1500, offer_ends_at = '2030-01-31 23:59:59.123456+01',
      offer_after_cents = 1400 where id = $1`,
    values: [full.id, words],
  });
  const { selected, listed } = await listedAndSelected();
  expect(selected.length).toBeGreaterThan(1);
  expect(listed).toEqual(selected);
});

test("a changed product is read again", async () => {
  const { database } = shop;
  await database.rows({
    text: "update product set available = 3, price_cents = 1, offer_previous_cents = null, offer_ends_at = null",
  });
  const { selected, listed } = await listedAndSelected();
  expect(
    listed.map(({ available, price_cents, offer_ends_ms }) => [available, price_cents, offer_ends_ms]),
  ).toEqual(selected.map(() => [3, 1, null]));
});

test("no ids need no statement, and a deleted product is left out", async () => {
  const { database } = shop;
  const cache = createCatalogueCache(shop.context.caches);
  expect(await readListRows({ database, cache }, null, [])).toEqual([]);
  expect(await readListRows({ database, cache }, null, [2_000_000_000])).toEqual([]);
});
