import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "../../../test/empty-database.ts";
import { type OfflineVehicle, openDatabase, type StoredProduct } from "../database.ts";
import { substituteFor } from "./answer-offline.ts";

/** Only what a list reads of a kept vehicle and its products. */
const vehicle: OfflineVehicle = Object.assign(Object.create(null), {
  ...{ id: "ibiza0000001", locale: "es", shareTags: ["a"], checkedAt: 1 },
  overview: { vehicle: null, categories: [], filter_words: {} },
});
const disc: StoredProduct = Object.assign(Object.create(null), {
  ...{ vehicleId: vehicle.id, share: 0 },
  kept: {
    product: {
      ...{ id: "disc00000001", stock: { state: "in_stock", left: null }, rating: null },
      ...{ price: { cents: 5500, offer: null }, brand: { slug: "b", name: "B" } },
      ...{ part_type: { slug: "discos", name: "Discos" }, category: { slug: "frenos", name: "Frenos" } },
    },
    values: [],
  },
});

beforeEach(async () => {
  await emptyDatabase(openDatabase());
  const database = await openDatabase();
  await database.put("vehicles", vehicle);
  await database.put("products", disc, [vehicle.id, "disc00000001"]);
});

const read = (filters: string) =>
  substituteFor(`/spa/catalog/products?vehicle=${vehicle.id}&${filters}`, { status: 0, data: null });

test("a range that begins behind its end is refused as by the shop", async () => {
  expect(await read("price_min=6000&price_max=5000")).toMatchObject({
    status: 422,
    data: { code: "validation_failed", errors: { price_min: [], price_max: [] } },
  });
  expect(await read("a.width=30..20.5")).toMatchObject({ status: 422, data: { errors: { "a.width": [] } } });
});

test("other ranges list what is within them", async () => {
  expect(await read("price_min=5000&price_max=6000")).toMatchObject({
    status: 200,
    data: { meta: { total: 1 } },
  });
  expect(await read("price_min=5500&price_max=5500")).toMatchObject({
    status: 200,
    data: { meta: { total: 1 } },
  });
  expect(await read("price_max=5000")).toMatchObject({ status: 200, data: { meta: { total: 0 } } });
});
