import { expect, test } from "vitest";
import { feedLines, goodFeed, goodRecords, inEveryLanguage } from "../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { settableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { importFeed } from "./import-feed.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
const { attribute, part_type: discs } = goodRecords;

const attributes = [
  attribute,
  { ...attribute, id: "altura" },
  { ...attribute, id: "grosor" },
  { record: "attribute", id: "ventilado", name: inEveryLanguage("Ventilado"), kind: "flag" },
];

/** Brake discs with these key attributes, then their other attributes. */
function discsWithKeys(keys: string[], changes: object = {}) {
  const others = attributes.map(({ id }) => id).filter((id) => !keys.includes(id));
  const uses = [...keys, ...others].map((id) => ({
    ...{ attribute: id, is_key: keys.includes(id), is_facet: true, decides_fit: false },
  }));
  return { ...discs, attributes: uses, ...changes };
}

const feedOf = (partType: object) => {
  const values = { diametro: 288.5, altura: 40, grosor: 22, ventilado: true };
  const records = goodFeed().map((record) => {
    if (!("record" in record)) return record;
    if (record.record === "part_type") return partType;
    return record.record === "product" ? { ...record, attributes: values } : record;
  });
  return [...attributes, ...records];
};

async function importedFrom(...feeds: object[][]): Promise<Database> {
  const database = await databaseForThisTest();
  for (const feed of feeds) {
    expect((await importFeed(database, feedLines(feed), { clock })).refused).toEqual([]);
  }
  return database;
}

async function shownOf(database: Database) {
  return {
    products: await database.rows({
      text: "select external_id, relevance, key_attributes from product order by external_id",
    }),
    kits: await database.rows({ text: "select external_id, relevance from kit" }),
  };
}

test.each([
  ["less in demand", discsWithKeys(["diametro"], { demand: 12 })],
  ["with other key attributes", discsWithKeys(["ventilado", "grosor", "altura", "diametro"])],
  ["without key attributes", discsWithKeys([], { demand: 100 })],
])("products of a part type that is %s from now on are listed as if sent again", async (_, partType) => {
  const before = feedOf(discsWithKeys(["diametro"]));
  const database = await importedFrom(before, [partType]);
  expect(await shownOf(database)).toEqual(await shownOf(await importedFrom(feedOf(partType))));
});

test("a part type and one of its products, changed in one batch, change once", async () => {
  const partType = discsWithKeys(["altura"], { demand: 12 });
  const feed = feedOf(partType);
  const database = await importedFrom(feedOf(discsWithKeys(["diametro"])), [partType, ...feed.slice(-2, -1)]);
  expect(await shownOf(database)).toEqual(await shownOf(await importedFrom(feed)));
});
