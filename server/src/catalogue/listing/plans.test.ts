import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { openTestDatabase } from "../../../test/shop/test-database.ts";
import type { Database, Statement } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import { findKit } from "../kits/find-kit.ts";
import { listKits } from "../kits/list-kits.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { findBrand, listBrands } from "../navigation/list-brands.ts";
import { findCategory, findSubcategory, listCategories } from "../navigation/list-categories.ts";
import { findProduct } from "../products/find-product.ts";
import { listAlternatives } from "../products/list-alternatives.ts";
import { listFitments } from "../products/list-fitments.ts";
import { suggest } from "../search/suggest.ts";
import { listFirst, listOffers, listProducts } from "./list-products.ts";

/** Tables that grow with the catalogue: none of them may be read from end to end. */
const large = new Set(["product", "fit_line", "product_attribute", "product_number", "price_history"]);
const vehicle = "variant000000007";

/** 6,000 products, 30 part types in 6 categories, 200 vehicles, 36,000 fitment lines. */
const filling = `
  insert into maker (external_id, public_id, slug, name) values ('m', 'makermakermaker', 'm', 'Maker');
  insert into model (external_id, public_id, maker_id, name, body_type, built_from)
    values ('m', 'modelmodelmodel', 1, 'Model', 'hatchback', 200801);
  insert into variant (external_id, public_id, model_id, vehicle_name, motor_name, fuel, ccm, kw, cv, built_from)
    select n::text, 'variant' || lpad(n::text, 9, '0'), 1, '1.6', '77 kW', 'diesel', 1598, 77, 105, 200801
    from generate_series(1, 200) n;
  insert into category (slug, name, description, picture, position)
    select 'category-' || n, word, word, 'part-box', n
    from generate_series(1, 6) n, (select '{"es":"x","ca":"x","en":"x"}'::jsonb as word) w;
  insert into part_type (slug, category_id, name, plural, synonyms, description, warning, picture, is_universal, demand, position)
    select 'part-type-' || n, 1 + n % 6, word, word, '{"es":[],"ca":[],"en":[]}', word, word, 'part-box', n > 27, 50, n
    from generate_series(1, 30) n, (select '{"es":"Bieleta","ca":"Bieleta","en":"Bieleta"}'::jsonb as word) w;
  insert into attribute (slug, name, kind, unit)
    select 'attribute-' || n, '{"es":"x","ca":"x","en":"x"}', 'number', 'mm' from generate_series(1, 4) n;
  insert into part_type_attribute
    select t, a, a, true, true, true from generate_series(1, 30) t, generate_series(1, 4) a;
  insert into brand (slug, name, country, description, manufacturer)
    select 'brand-' || n, 'Brand ' || n, 'ES', '{"es":"x","ca":"x","en":"x"}',
           '{"name":"x","address":"x","email":"x@x.example","website":null}'
    from generate_series(1, 20) n;
  insert into fit_set (external_id, part_type_id)
    select t || '-' || s, t from generate_series(1, 27) t, generate_series(0, 29) s;
  insert into fit_line (variant_id, part_type_id, fit_set_id)
    select v, t, (t - 1) * 30 + 1 + (v + 5 * k) % 30
    from generate_series(1, 200) v, generate_series(1, 27) t, generate_series(0, 5) k;
  insert into product (external_id, public_id, slug, brand_id, part_type_id, fit_set_id, is_universal, part_number,
      part_number_normal, pictures, price_cents, offer_previous_cents, offer_ends_at, available, sold_as,
      depth_mm, height_mm, length_mm, weight_g, rating_average, rating_count, relevance, released_on)
    select n::text, 'product' || lpad(n::text, 9, '0'), 'product-' || n, 1 + n % 20, 1 + n % 30,
           case when n % 30 < 27 then (n % 30) * 30 + 1 + (n / 30) % 30 end, n % 30 >= 27, 'P' || n, 'P' || n,
           '{brake-disc}', 1000 + n % 700, case when n % 40 = 0 then 9900 end,
           case when n % 40 = 0 then timestamptz '2026-12-24' end, n % 9, 'piece', 10, 10, 10, 10,
           case when n % 5 = 0 then 4 end, case when n % 5 = 0 then 3 else 0 end, n % 1000, '2024-01-01'
    from generate_series(1, 6000) n;
  insert into product_attribute select p, a, p % 50, null from generate_series(1, 6000) p, generate_series(1, 4) a;
  insert into product_number select n, 'oe', 'Maker', 'DEMO ' || n, 'DEMO' || n from generate_series(1, 6000) n;
  insert into kit (external_id, public_id, slug, name, description, picture, price_cents)
    select n::text, 'kitkitkit' || lpad(n::text, 4, '0'), 'kit-' || n, '{"es":"x","ca":"x","en":"x"}',
           '{"es":"x","ca":"x","en":"x"}', 'kit', 900 from generate_series(1, 40) n;
  insert into kit_component select k, 31 * k + c, 1, c from generate_series(1, 40) k, generate_series(0, 2) c;`;

let database: Database;
let catalogue: CatalogueContext;
const asked: Statement[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.script(filling);
  await openCatalogue(database);
  await database.script("vacuum analyze");
  const { definitions } = await openCatalogue(database);
  catalogue = await openCatalogue(database, {
    definitions,
    database: {
      rows(statement) {
        asked.push(statement);
        return database.rows(statement);
      },
    },
  });
});
afterAll(() => database.close());

/** Every hot read, and how many statements it may take besides the definitions. */
const reads: Record<string, { atMost: number; read: () => Promise<object> }> = {
  // The first list of a vehicle, a part type or a category loads its blocks (decision 031). A page asks for the
  // products that are not kept, and for the conditions of its lines (decision 033).
  "a vehicle's part type": {
    atMost: 4,
    read: () => listProducts(catalogue, { vehicle, subcategory: "part-type-5", "a.attribute-1": "1..40" }),
  },
  "a vehicle's part type, filtered otherwise": {
    atMost: 1,
    read: () => listProducts(catalogue, { vehicle, subcategory: "part-type-5", brand: "brand-6" }),
  },
  "a vehicle's category": {
    atMost: 3,
    read: () => listProducts(catalogue, { vehicle, category: "category-3" }),
  },
  // The first of a scope counts what no vehicle decides; its other pages and orders don't.
  "a vehicle's category, switched to all": {
    atMost: 4,
    read: () => listProducts(catalogue, { vehicle, all: "1", category: "category-3" }),
  },
  // Which products there are on a page, and those of them that are not kept.
  "a category's next page, cheapest first": {
    atMost: 2,
    read: () => listProducts(catalogue, { category: "category-3", page: 2, sort: "price_asc" }),
  },
  "all for a vehicle": { atMost: 3, read: () => listProducts(catalogue, { vehicle }) },
  "all for a vehicle, next page, cheapest first": {
    atMost: 2,
    read: () => listProducts(catalogue, { vehicle, page: 2, sort: "price_asc" }),
  },
  // All that the brand makes there, and the page's products.
  "a part type of a brand": {
    atMost: 2,
    read: () => listProducts(catalogue, { subcategory: "part-type-5", brand: "brand-6" }),
  },
  "a part type of a brand, in another order": {
    atMost: 1,
    read: () => listProducts(catalogue, { subcategory: "part-type-5", brand: "brand-6", sort: "price_asc" }),
  },
  "a category": { atMost: 1, read: () => listProducts(catalogue, { category: "category-3", stock: "1" }) },
  "a brand": { atMost: 2, read: () => listProducts(catalogue, { brand: "brand-6" }) },
  everything: { atMost: 3, read: () => listProducts(catalogue, {}) },
  "everything, cheapest first": {
    atMost: 2,
    read: () => listProducts(catalogue, { sort: "price_asc", page: 9 }),
  },
  "everything, dearest first": { atMost: 2, read: () => listProducts(catalogue, { sort: "price_desc" }) },
  "everything, newest first": { atMost: 2, read: () => listProducts(catalogue, { sort: "newest" }) },
  "everything, best rated first": { atMost: 2, read: () => listProducts(catalogue, { sort: "rating" }) },
  offers: { atMost: 1, read: () => listOffers(catalogue, {}) },
  "a part number": { atMost: 3, read: () => listProducts(catalogue, { q: "P3100" }) },
  "the beginning of an OE number": { atMost: 4, read: () => listProducts(catalogue, { q: "demo 31" }) },
  "any of several vehicles": {
    atMost: 4,
    read: () => listProducts(catalogue, { q: "model 1.6 bieleta" }),
  },
  "the first of a part type and a brand": {
    atMost: 1,
    read: () =>
      listFirst(catalogue, { subcategory: "part-type-5", brand: "brand-6", "a.attribute-1": "1..40" }),
  },
  "the first of a part type": { atMost: 2, read: () => listFirst(catalogue, { subcategory: "part-type-5" }) },
  suggestions: { atMost: 4, read: () => suggest(catalogue, { q: "brand" }) },
  "a vehicle's offers": { atMost: 2, read: () => listOffers(catalogue, { vehicle, category: "category-3" }) },
  "a product": { atMost: 2, read: () => findProduct(catalogue, "product-31", vehicle) },
  alternatives: { atMost: 2, read: () => listAlternatives(catalogue, "product-31", vehicle) },
  fitments: { atMost: 1, read: () => listFitments(catalogue, "product-31") },
  kits: { atMost: 3, read: () => listKits(catalogue, { vehicle, all: "1" }) },
  "a kit": { atMost: 2, read: () => findKit(catalogue, "kit-3", vehicle) },
  categories: { atMost: 2, read: () => listCategories(catalogue, vehicle) },
  "a category's page": { atMost: 2, read: () => findCategory(catalogue, "category-3", vehicle) },
  "a part type's page": { atMost: 2, read: () => findSubcategory(catalogue, "part-type-5", vehicle) },
  brands: { atMost: 2, read: () => listBrands(catalogue, vehicle) },
  "a brand's page": { atMost: 2, read: () => findBrand(catalogue, "brand-6", vehicle) },
};

test.each(Object.keys(reads))(
  "%s: few statements, each named, none reads a large table from end to end",
  async (name) => {
    asked.length = 0;
    const found = await reads[name]?.read();
    expect(isRefusal(found)).toBe(false);
    expect(asked.length).toBeLessThanOrEqual(reads[name]?.atMost ?? 0);
    await expectNamedAndNarrow();
  },
);

test.each([
  "a".repeat(200),
  "1".repeat(200),
  "%",
  "%%%%1",
  "____1",
  "\\\\\\1",
  "\u0001\u0002\u001f",
  "¡¿?!…—",
  "' or 1=1 --",
  "пасти pastillas 刹车片 صباح 1",
  "🚗".repeat(90),
  Array.from({ length: 60 }, (_none, n) => `x${n}`).join(" "),
])("whatever is typed, no large table is read from end to end: %j", async (q) => {
  for (const read of [() => listProducts(catalogue, { q, page: 400 }), () => suggest(catalogue, { q })]) {
    asked.length = 0;
    expect(isRefusal(await read())).toBe(false);
    expect(asked.length).toBeLessThanOrEqual(8);
    await expectNamedAndNarrow();
  }
});

async function expectNamedAndNarrow() {
  for (const { name: statementName, text, values } of [...asked]) {
    expect(statementName).toMatch(/^[a-z][a-z_-]{1,59}$/);
    const plan = await planOf(text, values ?? []);
    expect([statementName, readFromEndToEnd(plan)]).toEqual([statementName, []]);
  }
}

/** As it is planned for the shop: once for all values where the connection says so. */
async function planOf(text: string, values: readonly unknown[]): Promise<unknown> {
  return database.transaction(async (transaction) => {
    const given = values.length > 0 ? `(${values.map(literal).join(", ")})` : "";
    await transaction.rows({ text: `prepare planned as ${text}` });
    const [plan] = await transaction.rows<{ "QUERY PLAN": unknown }>({
      text: `explain (format json) execute planned${given}`,
    });
    await transaction.rows({ text: "deallocate planned" });
    return plan?.["QUERY PLAN"];
  });
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return quoted(`{${value.map(arrayElement).join(",")}}`);
  return quoted(value instanceof Date ? value.toISOString() : String(value));
}

const arrayElement = (value: unknown) => (value === null ? "null" : JSON.stringify(String(value)));
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Large tables that a plan scans without an index. */
function readFromEndToEnd(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(readFromEndToEnd);
  if (typeof node !== "object" || node === null) return [];
  const table = String(Reflect.get(node, "Relation Name"));
  const isSequential = Reflect.get(node, "Node Type") === "Seq Scan" && large.has(table);
  const below = Object.values(node).filter((value) => typeof value === "object");
  return [...(isSequential ? [table] : []), ...below.flatMap(readFromEndToEnd)];
}
