import type { ProductQuery } from "@recambia/contract/catalogue/list";
import { expect, test } from "vitest";
import { makePartType, makeProduct, makeVariant } from "../../../../test/catalogue/factories.ts";
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

test("an ended offer is not counted, although the catalogue revision is the same", async () => {
  const database = await databaseForThisTest();
  const partType = await makePartType(database);
  await makeProduct(database, { partTypeId: partType.id });
  await makeProduct(database, {
    partTypeId: partType.id,
    offerPreviousCents: 9900,
    offerEndsAt: new Date("2026-11-21T12:00:00Z"),
  });
  const catalogue = await openCatalogue(database);
  const offersAt = async (hour: number) => {
    const list = await read(
      { ...catalogue, now: new Date(`2026-11-21T${hour}:00:00Z`) },
      { subcategory: partType.slug },
    );
    return list.meta.facets.find(({ key }) => key === "offers");
  };
  expect(await offersAt(11)).toMatchObject({ options: [{ count: 1 }] });
  expect(await offersAt(12)).toBeUndefined();
});

test("a scope is counted once for all pages and sort orders", async () => {
  const database = await databaseForThisTest();
  const partType = await makePartType(database);
  for (let n = 0; n < 3; n++) await makeProduct(database, { partTypeId: partType.id, priceCents: 100 + n });
  const { catalogue, asked } = watchStatements(await openCatalogue(database));
  const query = { subcategory: partType.slug, per_page: 2 } as const;
  for (const sort of ["price_desc", "relevance"] as const) {
    for (const page of [1, 2]) expect((await read(catalogue, { ...query, sort, page })).meta.total).toBe(3);
  }
  expect(asked.filter(({ name }) => name?.startsWith("count-scope-")).length).toBe(1);
});

test("pages show the same products to all callers and vehicles", async () => {
  const database = await databaseForThisTest();
  const partType = await makePartType(database);
  for (let n = 0; n < 3; n++) await makeProduct(database, { partTypeId: partType.id, priceCents: 100 + n });
  const catalogue = await openCatalogue(database);
  const query = { subcategory: partType.slug, per_page: 2, sort: "price_desc" } as const;
  const cents = async (asking: ProductQuery) =>
    (await read(catalogue, asking)).data.map(({ price }) => price.cents);
  for (let time = 0; time < 2; time++) {
    expect(await cents(query)).toEqual([102, 101]);
    expect(await cents({ ...query, page: 2 })).toEqual([100]);
    expect(await cents({ ...query, sort: "price_asc" })).toEqual([100, 101]);
  }
  const { publicId: vehicle } = await makeVariant(database);
  expect(await cents({ ...query, vehicle, all: "1" })).toEqual([102, 101]);
});
