import { expect, onTestFinished, test } from "vitest";
import { catalogueSnapshot, rowVersions } from "../../../test/catalogue/catalogue-snapshot.ts";
import { changed, feedLines, goodFeed, inEveryLanguage } from "../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import { settableClock } from "../../platform/clock.ts";
import { type Database, onlyRow } from "../../platform/database/database.ts";
import { importFeed } from "./import-feed.ts";
import { writtenTables } from "./write/written-tables.ts";

const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
const base = goodFeed().slice(0, -3);

async function shopWithBase(): Promise<Database> {
  const database = await databaseForThisTest();
  const report = await importFeed(database, feedLines(base), { clock });
  expect(report.refused).toEqual([]);
  return database;
}

/** Reasons for refusing a record whose references exist. */
async function reasonsFor(database: Database, record: object | string): Promise<string[]> {
  const report = await importFeed(database, feedLines([record]), { clock });
  return report.refused.flatMap(({ reasons }) => reasons);
}

test("invalid lines are reported by number with all reasons, and valid ones are loaded", async () => {
  const database = await databaseForThisTest();
  const [maker, model, variant, ...others] = goodFeed();
  const report = await importFeed(
    database,
    feedLines([
      "{",
      maker ?? "",
      "",
      "[1]",
      `{"record":"engine"}`,
      model ?? "",
      variant ?? "",
      changed("variant", { id: "x", model: "seat/leon", kw: 0, from: 200813 }),
      changed("fit_set", {
        part_type: "x",
        lines: [{ variants: ["seat/ibiza/tdi", "y"], restrictions: [] }],
      }),
      ...others,
    ]),
    { clock },
  );
  expect(report.refused).toEqual([
    { line: 1, reasons: ["is not JSON; a record is one JSON object on one line"] },
    { line: 4, reasons: ["is not a JSON object"] },
    {
      line: 5,
      reasons: [
        "record: must be one of maker, model, variant, category, attribute, part_type, brand, fit_set, product, kit",
      ],
    },
    { line: 8, reasons: ["kw: must be >= 1", `model: unknown model "seat/leon"`] },
    {
      line: 9,
      reasons: [`part_type: unknown part_type "x"`, `lines.0.variants.1: unknown variant "y"`],
    },
  ]);
  expect(report).toMatchObject({ read: 16, refusedCount: 5, loaded: { maker: 1, product: 2, kit: 1 } });
  const { products, kits } = await catalogueSnapshot(database);
  expect(products.map(({ slug }) => slug)).toEqual([
    "disco-de-freno-arboix-d-288-25",
    "disco-de-freno-arboix-d-300-25",
  ]);
  expect(kits.map(({ slug }) => slug)).toEqual(["frenos-completos"]);
});

test("an import writes the tables that are listed, each after those that it references", async () => {
  const database = await databaseForThisTest();
  const names = await database.rows<{ name: string }>({
    text: "select tablename as name from pg_tables where schemaname = current_schema() order by 1",
  });
  const filled = async () => {
    const counts = names.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
    const rows = await database.rows<{ name: string }>({ text: counts.join(" union all ") });
    return new Set(rows.map(({ name }) => name));
  };
  const before = await filled();
  await importFeed(database, feedLines(goodFeed()), { clock });
  expect([...(await filled()).difference(before)].toSorted()).toEqual(writtenTables.toSorted());

  const references = await database.rows<{ from: string; to: string }>({
    text: `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
           where contype = 'f' and conrelid <> confrelid`,
  });
  const order: readonly string[] = writtenTables;
  const place = (table: string) => order.indexOf(table);
  const early = references.filter(({ from, to }) => place(from) >= 0 && place(from) < place(to));
  expect(early).toEqual([]);
});

test("of a line with very many reasons, the report has the first ones", async () => {
  const variants = Array.from({ length: 500 }, (_one, index) => `no/${index}`);
  const all: number[] = [];
  const lines = feedLines([changed("fit_set", { lines: [{ variants, restrictions: [] }] })]);
  const { refused } = await importFeed(await shopWithBase(), lines, {
    clock,
    onRefused: ({ reasons }) => all.push(reasons.length),
  });
  expect(all).toEqual([500]);
  expect(refused[0]?.reasons).toHaveLength(21);
  expect(refused[0]?.reasons.slice(-2)).toEqual([
    `lines.0.variants.19: unknown variant "no/19"`,
    "and 480 more reasons",
  ]);
});

test("of a part type, contents that only workshops buy come after all others", async () => {
  const database = await shopWithBase();
  const sold = [0.5, 1, 5, 10, 20, 60, 208].map((amount) =>
    changed("product", {
      id: `arboix/${amount}`,
      number: `D-${amount}`,
      net_quantity: { amount, unit: amount === 208 ? "kg" : "l" },
    }),
  );
  expect((await importFeed(database, feedLines(sold), { clock })).refused).toEqual([]);
  const rows = await database.rows<{ amount: number }>({
    text: "select net_quantity::float as amount from product where net_unit is not null order by relevance desc",
  });
  expect(rows.map(({ amount }) => amount > 10)).toEqual([false, false, false, false, true, true, true]);
});

test("a product is refused for violations of law or catalogue rules", async () => {
  const database = await shopWithBase();
  const universal = { id: "llaves", is_universal: true, attributes: [], companions: [] };
  await importFeed(
    database,
    feedLines([
      changed("part_type", universal),
      changed("part_type", { id: "pastillas", attributes: [] }),
      changed("fit_set", { id: "pastillas/1", part_type: "pastillas" }),
      changed("product"),
    ]),
    { clock },
  );
  const product = (changes: object) => changed("product", { id: "new", number: "NEW-1", ...changes });
  for (const [changes, reason] of [
    [{ price_cents: 0 }, "price_cents: nothing is given away"],
    [{ pictures: [] }, "pictures: must not have fewer than 1 items"],
    [{ guarantee_months: 24 }, "guarantee_months: must be >= 36"],
    [
      { offer: { previous_cents: 3490, ends_at: "2026-12-01T00:00:00Z" } },
      "offer.previous_cents: 3490 is not above the price of 3490",
    ],
    [{ number: "D 288-25" }, `number: "D 288-25" of brand "arboix" is product "arboix/d-288" already`],
    [{ number: "-.-" }, "number: has no letter or digit"],
    [{ gtin: "2000000000017" }, "gtin: the check digit of 2000000000017 is wrong"],
    [{ released_on: "2026-02-30" }, `released_on: must match format "date"`],
    [
      { attributes: { diametro: "288,5" } },
      "attributes.diametro: must be a number, like 12.5, without quotes",
    ],
    [{ attributes: { grosor: 25 } }, `attributes.grosor: unknown attribute "grosor"`],
    [{ part_type: "llaves" }, `fit_set: part type "llaves" is universal; its products have none`],
    [
      { part_type: "discos-de-freno", fit_set: "pastillas/1" },
      `fit_set: "pastillas/1" is of part type "pastillas", not "discos-de-freno"`,
    ],
    [{ fit_set: "discos/9" }, `fit_set: unknown fit_set "discos/9"`],
    [
      { oe_numbers: [{ maker: "SEAT", number: "1-2" }] },
      `oe_numbers.0.number: "1-2" has fewer than 3 letters or digits`,
    ],
    [{ warning: { es: " ", ca: "x", en: "x" } }, "warning.es: is blank"],
    [{ description: { es: "\0", ca: "", en: "" } }, "holds a NUL character or half of a surrogate pair"],
    [{ name: { es: "\ud800", ca: "", en: "" } }, "holds a NUL character or half of a surrogate pair"],
  ] as const) {
    expect(await reasonsFor(database, product(changes)), JSON.stringify(changes)).toContain(reason);
  }
  const { products } = await catalogueSnapshot(database);
  expect(products.map(({ external_id }) => external_id)).toEqual(["arboix/d-288"]);
});

test("attribute values must match their kind", async () => {
  const database = await shopWithBase();
  const uses = ["tipo", "rosca", "revestido", "diametro"].map((attribute) => ({
    attribute,
    is_key: true,
    is_facet: true,
    decides_fit: false,
  }));
  const options = { solid: inEveryLanguage("Macizo") };
  const added = await importFeed(
    database,
    feedLines([
      { record: "attribute", id: "tipo", name: inEveryLanguage("Tipo"), kind: "option", options },
      { record: "attribute", id: "rosca", name: inEveryLanguage("Rosca"), kind: "text" },
      { record: "attribute", id: "revestido", name: inEveryLanguage("Revestido"), kind: "flag" },
      changed("part_type", { attributes: uses }),
      changed("product", {
        attributes: { revestido: true, diametro: 288, tipo: "solid", rosca: "M14x1.25" },
      }),
    ]),
    { clock },
  );
  expect(added.refused).toEqual([]);
  const product = (attributes: object) => changed("product", { id: "new", number: "NEW-1", attributes });
  expect(
    await reasonsFor(database, product({ tipo: "vented", rosca: "M14; M16", revestido: "yes" })),
  ).toEqual([
    "attributes.tipo: must be one of solid",
    "attributes.rosca: holds several values; a product has one",
    "attributes.revestido: must be true or false",
  ]);
  const stored = await onlyRow<{ key_attributes: unknown }>(database, {
    text: `select jsonb_agg(jsonb_build_array(a.slug, pair -> 1) order by place) as key_attributes
           from product, jsonb_array_elements(key_attributes) with ordinality strip(pair, place)
           join attribute a on a.id = (pair -> 0)::int`,
  });
  expect(stored.key_attributes).toEqual([
    ["tipo", "solid"],
    ["rosca", "M14x1.25"],
    ["revestido", "true"],
  ]);
  expect(await reasonsFor(database, changed("attribute", { kind: "text", unit: "" }))).toEqual([
    `kind: products have values of "diametro" as number already`,
  ]);
});

test("a brand outside the EEA needs a responsible person in it", async () => {
  const database = await databaseForThisTest();
  expect(await reasonsFor(database, changed("brand", { country: "TR" }))).toEqual([
    "responsible_person: is missing for a manufacturer in TR",
  ]);
  expect(await reasonsFor(database, changed("brand", { country: "NO" }))).toEqual([]);
});

test("a kit must cost less than its parts, without restricted ones", async () => {
  const database = await shopWithBase();
  const gas = changed("product", { id: "gas", number: "GAS", restricted: "f_gas", price_cents: 9000 });
  const sister = changed("product", { id: "arboix/d-300", number: "D-300.25", price_cents: 3990 });
  await importFeed(database, feedLines([changed("product"), sister, gas]), { clock });
  const sumCents = 2 * 3490 + 2 * 3990;
  expect(await reasonsFor(database, changed("kit", { price_cents: sumCents }))).toEqual([
    `price_cents: ${sumCents} is not below the sum of its parts, ${sumCents}`,
  ]);
  const components = [
    { product: "gas", quantity: 1 },
    { product: "arboix/d-288", quantity: 1 },
    { product: "nothing", quantity: 1 },
  ];
  expect(await reasonsFor(database, changed("kit", { components }))).toEqual([
    `components.2.product: unknown product "nothing"`,
  ]);
  expect(await reasonsFor(database, changed("kit", { components: components.slice(0, 2) }))).toEqual([
    `components.0: consumers may not buy "gas"`,
  ]);
  expect(await reasonsFor(database, changed("kit", { price_cents: sumCents - 1 }))).toEqual([]);
});

test("a fit set with an impossible window is refused as a whole", async () => {
  const database = await shopWithBase();
  const before = await rowVersions(database);
  const fitSet = (restrictions: object[]) =>
    changed("fit_set", { lines: [{ variants: ["seat/ibiza/tdi"], restrictions }] });
  expect(await reasonsFor(database, fitSet([{ kind: "built", from: null, to: 200906 }]))).toEqual([
    `lines.0: the build window lies outside the production of "seat/ibiza/tdi"`,
  ]);
  expect(await reasonsFor(database, fitSet([{ kind: "built", from: 201013, to: 200906 }]))).toEqual([
    "lines.0.restrictions.0.from: 201013 is not a month (yyyymm)",
    "lines.0.restrictions.0.to: 200906 is before 201013",
  ]);
  expect(await rowVersions(database)).toEqual(before);
});

test("importing a feed again changes no row, and a new price adds to the history", async () => {
  const database = await databaseForThisTest();
  await importFeed(database, feedLines(goodFeed()), { clock });
  const versions = await rowVersions(database);
  const again = await importFeed(database, feedLines(goodFeed()), { clock });
  expect(again.refused).toEqual([]);
  expect(await rowVersions(database)).toEqual(versions);

  const before = await catalogueSnapshot(database);
  const nextDay = settableClock(new Date("2026-11-22T10:00:00Z"));
  const cheaper = changed("product", { price_cents: 2990, stock: 3, part_type: "discos-de-freno" });
  const report = await importFeed(database, feedLines([cheaper]), { clock: nextDay });
  expect(report.finishedRevision).toBe(again.finishedRevision + 1);
  const after = await catalogueSnapshot(database);
  expect(after.products[0]).toEqual({
    ...before.products[0],
    price_cents: 2990,
    available: 3,
    prices: [3490, 2990],
  });
  expect(after.fitSets[0]).toMatchObject({ product_count: 2, min_cents: 2990, variant_count: 1 });
  expect(after.tallies).toMatchObject([{ product_count: 2, universal_count: 0, min_cents: 2990 }]);
});

test("an expired offer is loaded as the price before it", async () => {
  const database = await shopWithBase();
  const earlier_prices = [{ from: "2026-08-01", price_cents: 3990 }];
  const offer = (ends_at: string) =>
    changed("product", { earlier_prices, offer: { previous_cents: 3990, ends_at } });
  await importFeed(database, feedLines([offer("2026-11-21T10:00:01Z")]), { clock });
  expect((await catalogueSnapshot(database)).products[0]).toMatchObject({
    price_cents: 3490,
    offer_previous_cents: 3990,
  });
  await importFeed(database, feedLines([offer("2026-11-21T11:00:00+01:00")]), { clock });
  expect((await catalogueSnapshot(database)).products[0]).toMatchObject({
    price_cents: 3990,
    offer_previous_cents: null,
    offer_ends_at: null,
  });
});

test("data missing in a new record is deleted: attributes, numbers, fit lines, components", async () => {
  const database = await databaseForThisTest();
  const twin = changed("variant", { id: "seat/ibiza/tsi", fuel: "petrol", ccm: 1197 });
  const [maker, model, variant, ...others] = goodFeed();
  await importFeed(database, feedLines([maker ?? "", model ?? "", variant ?? "", twin, ...others]), {
    clock,
  });
  const lines = [{ variants: ["seat/ibiza/tsi"], restrictions: [{ kind: "side", side: "left" }] }];
  const report = await importFeed(
    database,
    feedLines([
      changed("fit_set", { lines }),
      changed("product", { attributes: {}, oe_numbers: [], is_active: false }),
    ]),
    { clock },
  );
  expect(report.refused).toEqual([]);
  const { products, fitSets } = await catalogueSnapshot(database);
  expect(products[0]).toMatchObject({ attributes: null, numbers: null, is_active: false, key_attributes: 0 });
  expect(fitSets[0]).toMatchObject({
    lines: [["seat/ibiza/tsi", [[{ kind: "side", side: "left" }]]]],
    variant_count: 1,
    product_count: 1,
  });
});

test("a product's row has the same attributes as their table", async () => {
  const database = await shopWithBase();
  const rosca = { record: "attribute", id: "rosca", name: inEveryLanguage("Rosca"), kind: "text" };
  const uses = ["diametro", "rosca"].map((attribute) => ({
    ...{ attribute, is_key: true, is_facet: true, decides_fit: false },
  }));
  const said: unknown[] = [];
  for (const attributes of [{ diametro: 288.5, rosca: ' M14 "fino"' }, { rosca: "M16" }, {}]) {
    const feed = feedLines([
      rosca,
      changed("part_type", { attributes: uses }),
      changed("product", { attributes }),
    ]);
    expect((await importFeed(database, feed, { clock })).refused).toEqual([]);
    const { inRow, inTable } = await onlyRow<{ inRow: unknown[]; inTable: unknown[] }>(database, {
      text: `select attribute_values::jsonb as "inRow", array(
               select jsonb_build_array(a.attribute_id, coalesce(to_jsonb(a.code), to_jsonb(a.number)))
               from product_attribute a where a.product_id = product.id
             ) as "inTable" from product`,
    });
    expect(inRow).toHaveLength(inTable.length);
    expect(inRow).toEqual(expect.arrayContaining(inTable));
    said.push(inRow.map((pair) => (Array.isArray(pair) ? pair[1] : pair)));
  }
  expect(said).toEqual([[288.5, 'M14 "fino"'], ["M16"], []]);
});

test("OE numbers that differ only in spacing are stored once", async () => {
  const database = await shopWithBase();
  const oe_numbers = [
    { maker: "SEAT", number: "1K0 615 301" },
    { maker: "SEAT", number: "1k0-615.301" },
    { maker: "Audi", number: "1K0615301" },
  ];
  expect(await reasonsFor(database, changed("product", { oe_numbers }))).toEqual([]);
  const { products } = await catalogueSnapshot(database);
  expect(products[0]?.numbers).toEqual([
    ["oe", "Audi", "1K0615301", "1K0615301"],
    ["oe", "SEAT", "1K0 615 301", "1K0615301"],
  ]);
});

test("brands may share a number, and texts are trimmed", async () => {
  const database = await shopWithBase();
  const other = changed("brand", { id: "otra", name: " Otra " });
  const twin = changed("product", { id: "otra/1", brand: "otra", number: " D-288.25 " });
  const report = await importFeed(database, feedLines([changed("product"), other, twin]), { clock });
  expect(report.refused).toEqual([]);
  const { products, brands } = await catalogueSnapshot(database);
  expect(products.map(({ brand, part_number }) => [brand, part_number])).toEqual([
    ["arboix", "D-288.25"],
    ["otra", "D-288.25"],
  ]);
  expect(brands.map(({ name }) => name)).toEqual(["Arboix", "Otra"]);
});

test("a byte order mark and Windows line ends are accepted", async () => {
  const lines = goodFeed().map(
    (record, index) => `${index === 0 ? "\uFEFF" : ""}${JSON.stringify(record)}\r`,
  );
  const report = await importFeed(await databaseForThisTest(), feedLines(lines), { clock });
  expect(report.refused).toEqual([]);
});

test("kits of the same name have different, stable slugs", async () => {
  const database = await databaseForThisTest();
  const twin = changed("kit", { id: "kit/otro" });
  await importFeed(database, feedLines([...goodFeed(), twin]), { clock });
  const first = (await catalogueSnapshot(database)).kits.map(({ slug }) => slug);
  expect(first).toEqual(["frenos-completos", expect.stringMatching(/^frenos-completos-[a-z0-9]{8}$/)]);
  await importFeed(database, feedLines([twin, ...goodFeed()]), { clock });
  expect((await catalogueSnapshot(database)).kits.map(({ slug }) => slug)).toEqual(first);
});

test("a slug or picture that reads like a missing value is a slug or picture", async () => {
  const database = await shopWithBase();
  expect(await reasonsFor(database, changed("part_type", { companions: ["null", "pastillas"] }))).toEqual([]);
  expect(await reasonsFor(database, changed("product", { pictures: ["null", "brake-disc"] }))).toEqual([]);
  const { partTypes, products } = await catalogueSnapshot(database);
  expect(partTypes).toMatchObject([{ companions: ["null", "pastillas"] }]);
  expect(products).toMatchObject([{ pictures: ["null", "brake-disc"] }]);
});

test("a maker's slug is free once it has another, in whatever batches they come", async () => {
  const renamed = [changed("maker", { slug: "seat-sa" }), changed("maker", { id: "cupra" })];
  for (const batchLines of [1, 2]) {
    const database = await shopWithBase();
    const { refused } = await importFeed(database, feedLines(renamed), { clock, batchLines });
    expect([batchLines, refused]).toEqual([batchLines, []]);
  }
});

test("references must precede their use, except companions", async () => {
  const database = await databaseForThisTest();
  const [maker, model, ...others] = goodFeed();
  const report = await importFeed(database, feedLines([model ?? "", maker ?? "", model ?? "", ...others]), {
    clock,
  });
  expect(report.refused).toEqual([{ line: 1, reasons: [`maker: unknown maker "seat"`] }]);
});

test("a value that only the database rejects refuses its own line", async () => {
  const database = await databaseForThisTest();
  await database.script("alter table maker add constraint no_lada check (name <> 'Lada')");
  onTestFinished(() => database.script("alter table maker drop constraint no_lada"));
  const makers = ["SEAT", "Audi", "Lada", "Opel", "Ford"].map((name) =>
    changed("maker", { id: name, slug: name.toLowerCase(), name }),
  );
  const report = await importFeed(database, feedLines(makers), { clock });
  expect(report.refused).toEqual([
    { line: 3, reasons: [expect.stringMatching(/^the database does not take it: .*no_lada/)] },
  ]);
  const names = await database.rows<{ name: string }>({ text: "select name from maker order by name" });
  expect(names.map(({ name }) => name)).toEqual(["Audi", "Ford", "Opel", "SEAT"]);
});
