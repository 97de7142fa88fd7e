import type { ProductQuery } from "@recambia/contract/catalogue/list";
import { expect, test } from "vitest";
import { makeFitSet, makePartType, makeProduct, makeVariant } from "../../../../test/catalogue/factories.ts";
import { openCatalogue } from "../../../../test/catalogue/publish-catalogue.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { watchStatements } from "../../../../test/shop/watch-statements.ts";
import { isRefusal } from "../../../platform/http/refusals/refusal.ts";
import type { CatalogueContext } from "../../model/read-catalogue.ts";
import { listProducts } from "../list-products.ts";

async function read(catalogue: CatalogueContext, query: ProductQuery) {
  const list = await listProducts(catalogue, query);
  if (isRefusal(list)) throw new Error(`Refused: ${list.refused}`);
  return list;
}

test("an ended offer is not counted, although its block is cached", async () => {
  const database = await databaseForThisTest();
  const { id: partTypeId, slug: subcategory } = await makePartType(database);
  const { id: variantId, publicId: vehicle } = await makeVariant(database);
  const { id: fitSetId } = await makeFitSet(database, { partTypeId, lines: [{ variantId }] });
  const offerEndsAt = new Date("2026-11-21T12:00:00.001Z");
  await makeProduct(database, { partTypeId, fitSetId, offerPreviousCents: 99_900, offerEndsAt });
  await makeProduct(database, { partTypeId, fitSetId });
  const catalogue = await openCatalogue(database);
  const offersAt = async (time: string) => {
    const now = new Date(`2026-11-21T${time}Z`);
    const { meta } = await read({ ...catalogue, now }, { vehicle, subcategory });
    return meta.facets.find(({ key }) => key === "offers");
  };
  expect(await offersAt("12:00:00.000")).toMatchObject({ options: [{ count: 1 }] });
  expect(await offersAt("12:00:00.001")).toBeUndefined();
});

test("a block is loaded once for all vehicles, pages, orders and filters", async () => {
  const database = await databaseForThisTest();
  const { id: partTypeId } = await makePartType(database);
  const vehicles = [await makeVariant(database), await makeVariant(database)];
  const shared = await makeFitSet(database, {
    partTypeId,
    lines: vehicles.map(({ id: variantId }) => ({ variantId })),
  });
  await makeProduct(database, { partTypeId, fitSetId: shared.id, priceCents: 5000 });
  for (let n = 0; n < 3; n++) {
    await makeProduct(database, { partTypeId, isUniversal: true, priceCents: 100 + n });
  }
  const { catalogue, asked } = watchStatements(await openCatalogue(database));
  for (const { publicId: vehicle } of vehicles) {
    const query = { vehicle, per_page: 3, sort: "price_asc" } as const;
    const [first, second] = [await read(catalogue, query), await read(catalogue, { ...query, page: 2 })];
    expect(first.meta).toMatchObject({ total: 4, hidden: 0 });
    expect(first.data.map(({ price }) => price.cents)).toEqual([100, 101, 102]);
    expect(second.data.map(({ fit }) => fit.answer)).toEqual(["fits"]);
    expect((await read(catalogue, { ...query, price_min: 4000 })).meta.total).toBe(1);
  }
  expect(asked.filter(({ name }) => name === "blocks").length).toBe(1);
});

test("a listed product is cached, and its conditions are read for each vehicle", async () => {
  const database = await databaseForThisTest();
  const { id: partTypeId } = await makePartType(database);
  const vehicles = [await makeVariant(database), await makeVariant(database)];
  const codes = ["K9K", "H4M"];
  const { id: fitSetId } = await makeFitSet(database, {
    partTypeId,
    lines: vehicles.map(({ id: variantId }, index) => ({
      variantId,
      alternatives: [[{ kind: "engine_code" as const, codes: codes.slice(index, index + 1) }]],
    })),
  });
  await makeProduct(database, { partTypeId, fitSetId });
  const { catalogue, asked } = watchStatements(await openCatalogue(database));
  for (const [index, { publicId: vehicle }] of vehicles.entries()) {
    const { data } = await read(catalogue, { vehicle });
    const alternatives = [[{ kind: "engine_code", codes: codes.slice(index, index + 1) }]];
    expect(data.map(({ fit }) => fit)).toEqual([{ answer: "fits_if", alternatives }]);
  }
  expect(asked.filter(({ name }) => name === "listed-products").length).toBe(1);
});
