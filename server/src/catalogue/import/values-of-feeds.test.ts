import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changed, feedLines, goodFeed, inEveryLanguage } from "../../../test/catalogue/feed-lines.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { importFeed } from "./import-feed.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const kind = (...keys: string[]) => ({
  ...{ record: "attribute", id: "tipo", name: inEveryLanguage("Tipo"), kind: "option" },
  options: Object.fromEntries(keys.map((key) => [key, inEveryLanguage(key)])),
});
const thread = { record: "attribute", id: "rosca", name: inEveryLanguage("Rosca"), kind: "text" };
const partType = changed("part_type", {
  attributes: ["tipo", "rosca"].map((attribute) => ({
    ...{ attribute, is_key: true, is_facet: true, decides_fit: true },
  })),
});
const disc = (id: string, tipo: string, rosca: string) =>
  changed("product", { id, number: id, attributes: { tipo, rosca } });

async function load(...records: object[]) {
  const report = await importFeed(shop.database, feedLines(records), { clock: shop.clock });
  expect(report.refused).toEqual([]);
  await vi.waitUntil(() => shop.context.revision.current() >= report.finishedRevision, { timeout: 60_000 });
}

/** Numbers of the products that a query lists. */
async function numbersFor(query: string) {
  const { status, body } = await shop.visitor().get(`/spa/catalog/products?${query}`);
  const list = readField(body, "data");
  return [status, Array.isArray(list) ? list.map((card) => readField(card, "part_number")).sort() : list];
}

async function filtersOf(query: string) {
  const { body } = await shop.visitor().get(`/spa/catalog/products?${query}`);
  const facets = readField(readField(body, "meta"), "facets");
  return (Array.isArray(facets) ? facets : [])
    .filter(({ kind: shape, key }) => shape === "options" && key.startsWith("a."))
    .flatMap(({ key, options }) =>
      options.map(({ value }: { value: string }) => `${key}=${encodeURIComponent(value)}`),
    );
}

test("whatever values products have, searches for them and filters by them are answered", async () => {
  const [maker, model, variant, category, , , brand, fitSet] = goodFeed();
  const foundations = [maker, model, variant, category].filter((record) => record !== undefined);
  const made = [brand, fitSet].filter((record) => record !== undefined);
  await load(
    ...[...foundations, kind("ventilado", "macizo"), thread, partType, ...made],
    ...[disc("A", "macizo", "M12\t1,5"), disc("B", "ventilado", "M14 \u0001 2")],
  );
  expect(await numbersFor("q=disco+macizo")).toEqual([200, ["A"]]);
  const filters = await filtersOf("subcategory=discos-de-freno");
  expect(filters).toHaveLength(4);
  for (const filter of filters) {
    expect([filter, await numbersFor(`subcategory=discos-de-freno&${filter}`)]).toEqual([
      filter,
      [200, [expect.any(String)]],
    ]);
  }
  expect(await numbersFor("q=disco+M12+1,5")).toEqual([200, ["A"]]);
  // Its products keep an option that the feed does not say any more until they are sent again.
  await load(kind("ventilado", "perforado"));
  expect((await numbersFor("q=disco+macizo"))[0]).toBe(200);
  await load(disc("A", "perforado", "M12"));
  expect(await numbersFor("q=disco+perforado")).toEqual([200, ["A"]]);
});
