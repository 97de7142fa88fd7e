import type { ProductQuery } from "@recambia/contract/catalogue";
import { expect, test } from "vitest";
import { makeFitSet, makePartType, makeProduct, makeVariant } from "../../test/factories.ts";
import { openReading } from "../../test/publish-catalogue.ts";
import { databaseForThisTest } from "../../test/test-database.ts";
import type { Statement } from "../platform/database/database.ts";
import { isRefusal } from "../platform/http/refusal.ts";
import { listProducts } from "./list-products.ts";
import type { Reading } from "./reading.ts";

async function read(reading: Reading, query: ProductQuery) {
  const list = await listProducts(reading, query);
  if (isRefusal(list)) throw new Error(`Refused: ${list.refused}`);
  return list;
}

test("an offer that has ended is no longer counted, though the catalogue's revision is the same", async () => {
  const database = await databaseForThisTest();
  const partType = await makePartType(database);
  await makeProduct(database, { partTypeId: partType.id });
  await makeProduct(database, {
    partTypeId: partType.id,
    offerPreviousCents: 9900,
    offerEndsAt: new Date("2026-11-21T12:00:00Z"),
  });
  const reading = await openReading(database);
  const offersAt = async (hour: number) => {
    const list = await read(
      { ...reading, now: new Date(`2026-11-21T${hour}:00:00Z`) },
      { subcategory: partType.slug },
    );
    return list.meta.facets.find(({ key }) => key === "offers");
  };
  expect(await offersAt(11)).toMatchObject({ options: [{ count: 1 }] });
  expect(await offersAt(12)).toBeUndefined();
});

test("what no vehicle decides is counted once for all vehicles, pages and orders", async () => {
  const database = await databaseForThisTest();
  const partType = await makePartType(database);
  const vehicles = [await makeVariant(database), await makeVariant(database)];
  for (const [index, vehicle] of vehicles.entries()) {
    const fitSet = await makeFitSet(database, {
      partTypeId: partType.id,
      lines: [{ variantId: vehicle.id }],
    });
    await makeProduct(database, { partTypeId: partType.id, fitSetId: fitSet.id, relevance: index });
  }
  for (let n = 0; n < 3; n++) {
    await makeProduct(database, { partTypeId: partType.id, isUniversal: true, priceCents: 100 + n });
  }
  const asked: Statement[] = [];
  const counting = {
    rows<Row>(statement: Statement) {
      asked.push(statement);
      return database.rows<Row>(statement);
    },
  };
  const reading = { ...(await openReading(database)), database: counting };
  for (const [index, vehicle] of vehicles.entries()) {
    asked.length = 0;
    const query = { vehicle: vehicle.publicId, per_page: 3, sort: "price_asc" } as const;
    const [first, second] = [await read(reading, query), await read(reading, { ...query, page: 2 })];
    expect(first.meta).toMatchObject({ total: 4, hidden: 1 });
    expect(first.data.map(({ price }) => price.cents)).toEqual([100, 101, 102]);
    expect(second.data.map(({ fit }) => fit.answer)).toEqual(["fits"]);
    const counted = asked.filter(({ name }) => name?.startsWith("list-universal-"));
    expect(counted.length).toBe(index === 0 ? 1 : 0);
  }
});
