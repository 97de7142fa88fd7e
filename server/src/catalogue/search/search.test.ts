import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeAttribute,
  makeCategory,
  makeFitSet,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
let golf: { publicId: string };
let polo: { publicId: string };
let filters: { slug: string };

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  const golfVariant = await makeVariant(database, {
    maker: "Volkswagen",
    model: "Golf VI (5K1)",
    vehicleName: "2.0 TDI",
  });
  const other = await makeVariant(database, {
    modelId: golfVariant.modelId,
    vehicleName: "1.4 TSI",
    fuel: "petrol",
  });
  const poloVariant = await makeVariant(database, {
    maker: "Seat",
    model: "Ibiza IV (6J)",
    vehicleName: "1.6 TDI",
  });
  await makeVariant(database, { maker: "BMW", model: "Serie 5 (E60)", vehicleName: "520d" });
  for (const model of ["Corsa D (S07)", "Corsa E (X15)"])
    await makeVariant(database, { maker: "Opel", model });
  const filter = await makePartType(database, { slug: "filtros-de-aceite", name: "Filtro de aceite" });
  const wax = await makePartType(database, { slug: "ceras", name: "Cera", isUniversal: true });
  const fits = async (slug: string, variantId: number) => {
    const fitSet = await makeFitSet(database, { partTypeId: filter.id, lines: [{ variantId }] });
    await makeProduct(database, {
      slug,
      partTypeId: filter.id,
      fitSetId: fitSet.id,
      partNumber: `FA ${slug}`,
    });
  };
  await fits("de-golf-tdi", golfVariant.id);
  await fits("de-golf-tsi", other.id);
  await fits("de-ibiza", poloVariant.id);
  await makeProduct(database, { slug: "cera-1", partTypeId: wax.id, isUniversal: true });
  await makeProduct(database, {
    slug: "con-numero",
    partTypeId: filter.id,
    partNumber: "0 986 494 660",
    oeNumbers: [{ maker: "VW", number: "06J 115 403 Q" }],
  });
  const engine = await makeCategory(database, { slug: "motor", name: "Motor", synonyms: ["mecánica"] });
  await makePartType(database, { slug: "soportes", name: "Soporte de motor", categoryId: engine.id });
  await makeProduct(database, {
    slug: "nueve-cifras",
    partTypeId: wax.id,
    isUniversal: true,
    partNumber: "712 345 670",
  });
  await makeTyres(database);
  await publishCatalogue(shop);
  golf = golfVariant;
  polo = poloVariant;
  filters = filter;
});
afterAll(() => shop.close());

/** A tyre for summer and one for winter of the same size, and a wider one. */
async function makeTyres(database: TestShop["database"]) {
  const tyres = await makeCategory(database, { slug: "neumaticos", name: "Neumáticos" });
  const made = { categoryId: tyres.id, isUniversal: true };
  const summer = await makePartType(database, { ...made, slug: "verano", name: "Neumático de verano" });
  const winter = await makePartType(database, { ...made, slug: "invierno", name: "Neumático de invierno" });
  const measures: { id: number }[] = [];
  for (const [slug, unit] of [
    ["ancho", "mm"],
    ["perfil", "%"],
    ["llanta", "″"],
  ] as const) {
    const measure = await makeAttribute(database, { partTypeId: summer.id, slug, kind: "number", unit });
    await database.rows({
      text: `insert into part_type_attribute
             select $1, attribute_id, position, is_key, is_facet, decides_fit
             from part_type_attribute where attribute_id = $2`,
      values: [winter.id, measure.id],
    });
    measures.push(measure);
  }
  const make = (slug: string, partTypeId: number, size: number[]) =>
    makeProduct(database, {
      slug,
      partTypeId,
      isUniversal: true,
      attributes: measures.map(({ id }, index) => ({ attributeId: id, number: size[index] ?? 0 })),
    });
  await make("verano-205", summer.id, [205, 55, 16]);
  await make("invierno-205", winter.id, [205, 55, 16]);
  await make("verano-225", summer.id, [225, 45, 17]);
  const chains = await makePartType(database, { ...made, slug: "cadenas", name: "Cadenas de nieve" });
  await makeProduct(database, { slug: "cadenas-9-mm", partTypeId: chains.id, isUniversal: true });
}

async function search(query: string, rest: Record<string, string> = {}) {
  const parameters = new URLSearchParams({ q: query, ...rest });
  const { status, body } = await shop.visitor().get(`/spa/catalog/products?${parameters}`);
  expect(status).toBe(200);
  const meta = readField(body, "meta");
  const rows = [readField(body, "data")].flat();
  return {
    slugs: rows.map((row) => readField(row, "slug")).toSorted(),
    meta,
    reading: readField(meta, "search"),
  };
}

test("a query of 10,000 characters is refused with a message", async () => {
  const { status, body } = await shop.visitor().get(`/spa/catalog/products?q=${"a".repeat(10_000)}`);
  expect([status, readField(body, "code")]).toEqual([422, "validation_failed"]);
});

test("a position that no part of a category has leaves nothing out", async () => {
  expect((await search("neumáticos traseros 205/55 r16")).slugs).toEqual(["invierno-205", "verano-205"]);
});

test("a position beside unknown words lists nothing", async () => {
  const { slugs, reading } = await search("baúl trasero");
  expect(slugs).toEqual([]);
  expect(readField(reading, "chips")).toMatchObject([{ kind: "position", value: "rear" }]);
});

test.each(["%", "____", "'; drop table product; --", "\u0001\u0002", "🚗🚗", "صباح", "\\", "a".repeat(200)])(
  "%j finds nothing and says so",
  async (query) => {
    const { meta } = await search(query);
    expect(meta).toMatchObject({ total: 0 });
  },
);

test("unknown words are reported with the nearest known words, which differ by more than their endings", async () => {
  const { reading } = await search("golf filtrrros");
  const filters = expect.stringMatching(/^filtros?$/);
  expect(reading).toMatchObject({
    unknown: [
      { word: "filtrrros", near: [{ word: filters, query: expect.stringMatching(/^golf filtros?$/) }] },
    ],
  });
});

test("a part number is found in any spelling, and by its beginning", async () => {
  for (const query of [
    "0 986 494 660",
    "0986494660",
    "0986.494.660",
    "09864946",
    "06J115403Q",
    "06j 115 403 q",
  ]) {
    expect((await search(query)).slugs, query).toEqual(["con-numero"]);
  }
});

test("an unused word is told as it was typed, although it is read in another wording", async () => {
  const { reading } = await search("golf tac tac");
  expect(reading).toMatchObject({ unknown: [{ word: "tac tac" }] });
});

test("groups of a number are no models, measures or articles, and a count is apart", async () => {
  for (const query of [
    "filtro de aceite 06 J 115 403 Q x2",
    "cera 712 345 670 x3",
    "golf a 06 J 115 403 Q",
  ]) {
    const chips = expect.arrayContaining([expect.objectContaining({ kind: "number", is_absent: false })]);
    expect((await search(query)).reading, query).toMatchObject({ chips });
  }
});

test.each([
  "0986494661",
  "0 986 494 60",
  "09864946600",
  "0968494660",
  "O986494660",
  "06J 115 403 R",
  "06J115043Q",
])(
  "no product has the number %s: those that differ by one character are listed, and said to",
  async (query) => {
    const { slugs, reading } = await search(query);
    expect(slugs).toEqual(["con-numero"]);
    const found = query.startsWith("06J") ? "06J 115 403 Q" : "0 986 494 660";
    expect(reading).toMatchObject({
      chips: [{ kind: "number", is_absent: true }],
      near_numbers: { number: query.toUpperCase(), found: [found] },
      unknown: [],
    });
    const { body } = await shop.visitor().get(`/spa/catalog/suggest?q=${encodeURIComponent(query)}`);
    expect(readField(body, "data")).toMatchObject({ products: [] });
  },
);

test("a number that could be a telephone is one only if no part number is near", async () => {
  expect((await search("712345671")).reading).toMatchObject({
    thing: null,
    near_numbers: { found: ["712 345 670"] },
  });
  expect((await search("712999999")).reading).toMatchObject({ thing: { kind: "telephone" } });
});

test.each(["0986494770", "0986", "205 55 16", "98649466"])("%s has no number near", async (query) => {
  expect((await search(query)).reading).toMatchObject({ near_numbers: null });
});

test("several variants remain open: the list has what fits any, and the variants to choose from", async () => {
  const { slugs, reading, meta } = await search("filtro aceite golf");
  expect(slugs).toEqual(["de-golf-tdi", "de-golf-tsi"]);
  expect(meta).toMatchObject({ vehicle: null });
  expect([readField(reading, "vehicles")].flat()).toHaveLength(2);
});

test("a single named variant is the list's vehicle; so is the selected one if it is among those named", async () => {
  const named = await search("filtro aceite golf 2.0 tdi", { vehicle: polo.publicId });
  expect(named.slugs).toEqual(["de-golf-tdi"]);
  expect(named.meta).toMatchObject({ vehicle: { id: golf.publicId } });
  const selected = await search("filtro aceite golf", { vehicle: golf.publicId });
  expect(selected.slugs).toEqual(["de-golf-tdi"]);
});

test("each chip has the query without it", async () => {
  const { reading } = await search("Filtro de aceite GOLF");
  expect(readField(reading, "chips")).toEqual([
    {
      kind: "part_type",
      label: "Filtro de aceite",
      value: filters.slug,
      is_absent: false,
      query_without: "de golf",
    },
    {
      kind: "vehicle",
      label: "Volkswagen Golf VI (5K1)",
      value: null,
      is_absent: false,
      query_without: "filtro de aceite",
    },
  ]);
});

test("several generations have the name that they share", async () => {
  const { reading } = await search("filtro de aceite corsa");
  expect(readField(reading, "chips")).toMatchObject([
    { kind: "part_type" },
    { kind: "vehicle", label: "Opel Corsa 1.6 TDI" },
  ]);
});

test("filters of the URL take precedence over the search text", async () => {
  const { slugs } = await search("filtro aceite", { subcategory: "ceras" });
  expect(slugs).toEqual(["cera-1", "nueve-cifras"]);
});

test("a price in the text narrows the list, unless the URL has one", async () => {
  const cheap = await search("ceras por menos de 30 euros");
  expect(cheap.slugs).toEqual([]);
  expect(readField(cheap.reading, "chips")).toMatchObject([
    { kind: "part_type" },
    { kind: "price", label: "hasta 30,00\u00a0€", value: "..3000", query_without: "ceras" },
  ]);
  const { slugs, reading } = await search("ceras entre 30 y 40 euros");
  expect(slugs).toEqual(["cera-1", "nueve-cifras"]);
  expect(readField(reading, "unknown")).toEqual([]);
  const own = await search("ceras por menos de 30 euros", { price_min: "3400" });
  expect(own.slugs).toEqual(["cera-1", "nueve-cifras"]);
});

test("words of another category do not contradict the URL", async () => {
  const path = "/spa/catalog/suggest?q=motor";
  expect((await search("motor", { subcategory: "ceras" })).slugs).toEqual(["cera-1", "nueve-cifras"]);
  expect((await search("cera", { category: "motor" })).slugs).toEqual([]);
  expect((await search("cera motor", { category: "motor" })).slugs).toEqual([]);
  expect((await shop.visitor().get(path)).status).toBe(200);
});

test("suggestions complete the last word", async () => {
  const { body } = await shop.visitor().get("/spa/catalog/suggest?q=filtro%20ac");
  expect(readField(body, "data")).toMatchObject({
    part_types: [{ slug: "filtros-de-aceite" }],
    products: expect.arrayContaining([expect.objectContaining({ name: "Filtro de aceite" })]),
  });
  const vehicles = await shop.visitor().get("/spa/catalog/suggest?q=golf%202.0");
  expect(readField(vehicles.body, "data")).toMatchObject({ vehicles: [{ id: golf.publicId }] });
});

test("suggestions for a symptom are the parts that it may come from", async () => {
  const { body } = await shop.visitor().get("/spa/catalog/suggest?q=luz%20de%20aceite");
  expect(readField(body, "data")).toMatchObject({ part_types: [{ slug: "filtros-de-aceite" }] });
});

test.each(["filtros", "motor", "mecanica"])("%s, typed to its end, has suggestions still", async (query) => {
  const { body } = await shop.visitor().get(`/spa/catalog/suggest?q=${query}`);
  const slug = query === "filtros" ? "filtros-de-aceite" : "soportes";
  expect(readField(body, "data")).toMatchObject({ part_types: [{ slug }] });
});

test("a common name of a whole category is resolved to it", async () => {
  const { reading } = await search("mecanica golf");
  expect(reading).toMatchObject({
    chips: [{ kind: "category", value: "motor" }, { kind: "vehicle" }],
    unknown: [],
  });
});

test("a code of the trade that no product states is understood, and hides nothing", async () => {
  const { slugs, reading } = await search("filtro de aceite golf VW 504.00/507.00");
  expect(slugs).toEqual(["de-golf-tdi", "de-golf-tsi"]);
  expect(reading).toMatchObject({
    chips: [
      { kind: "part_type", is_absent: false },
      { kind: "vehicle" },
      { kind: "notation", label: "Homologación: VW 504.00 507.00", is_absent: true },
    ],
    unknown: [],
  });
});

test("a brand that the shop does not sell is understood, and hides nothing beside a part", async () => {
  const { slugs, reading } = await search("filtro de aceite mann golf");
  expect(slugs).toEqual(["de-golf-tdi", "de-golf-tsi"]);
  expect(reading).toMatchObject({
    chips: [
      { kind: "part_type" },
      { kind: "brand", label: "Mann-Filter", value: null, is_absent: true },
      { kind: "vehicle" },
    ],
    unknown: [],
  });
  expect(await search("brembo")).toMatchObject({ slugs: [], reading: { chips: [{ kind: "brand" }] } });
});

test.each([
  ["filtro de aceite golf estrenár", ["estrenár"]],
  ["filtro de aceite golf pintarlo", ["pintarlo"]],
  ["filtro de aceite golf relojería Zürich", ["relojería", "Zürich"]],
])("unknown words of %s are told as they were typed", async (query, unknown) => {
  const { reading } = await search(query);
  expect([readField(reading, "unknown")].flat().map((one) => readField(one, "word"))).toEqual(unknown);
});

test.each(["205/55R16", "neumáticos 205 55 16"])(
  "%s lists tyres of that size for all seasons",
  async (query) => {
    const { slugs, reading } = await search(query);
    expect(slugs).toEqual(["invierno-205", "verano-205"]);
    expect(reading).toMatchObject({
      chips: [{ kind: "category" }, { kind: "attribute" }, { kind: "attribute" }, { kind: "attribute" }],
      unknown: [],
    });
    expect((await search(query, { subcategory: "invierno" })).slugs).toEqual(["invierno-205"]);
    expect((await search(query, { category: "motor" })).slugs).toEqual([]);
    expect((await search(query, { vehicle: golf.publicId })).slugs).toEqual(["invierno-205", "verano-205"]);
  },
);

test.each([
  ["M-1234-AB", "plate"],
  ["1234 BCD", "plate"],
  ["612345678", "telephone"],
  ["28001", "zip_code"],
  ["pedido RC-AB12-CD34", "order_number"],
])("%s is no part: nothing is listed, and no word is unknown", async (query, kind) => {
  const { slugs, reading } = await search(query);
  expect(slugs).toEqual([]);
  expect(reading).toMatchObject({ chips: [], unknown: [], thing: { kind, makers: [] } });
});

test.each(["2012 BMW", "bmw 2012"])("%s is a maker with a year, and no number plate", async (query) => {
  const { reading } = await search(query);
  expect(reading).toMatchObject({ thing: null, unknown: [], chips: [{ kind: "vehicle" }] });
});

test("2012 BCD is a number plate, and so is a year's with a maker if it is said", async () => {
  for (const query of ["2012 BCD", "2012BMW", "matrícula 2012 BMW"]) {
    expect((await search(query)).reading).toMatchObject({ thing: { kind: "plate" } });
  }
});

test("snow chains for a tyre size that nobody has are listed, and the size is understood", async () => {
  const { slugs, reading } = await search("cadenas de nieve 195/60 R16");
  expect(slugs).toEqual(["cadenas-9-mm"]);
  expect(reading).toMatchObject({ missing_size: null, unknown: [] });
});

test("a vehicle identification number names its maker", async () => {
  const { reading } = await search("wvwzzz1kz6w 000001");
  expect(reading).toMatchObject({
    thing: { kind: "vin", text: "WVWZZZ1KZ6W000001", makers: expect.any(Array) },
  });
});

test("a tyre size that nobody has is understood, with sizes for the same rim of nearly its circumference", async () => {
  const { slugs, reading } = await search("neumáticos 195/60 R16 golf");
  expect(slugs).toEqual([]);
  expect(reading).toMatchObject({
    unknown: [],
    missing_size: {
      size: "195/60 R16",
      near: [{ size: "205/55 R16", difference_permille: -13, query: "neumaticos 205/55 R16 golf" }],
    },
  });
  expect((await search("205/55 R16")).reading).toMatchObject({ missing_size: null });
  const tooCheap = await search("205/55 R16", { price_max: "1" });
  expect([tooCheap.slugs, readField(tooCheap.reading, "missing_size")]).toEqual([[], null]);
});

test("who asks for tyres without a size chooses among those on sale, unless a vehicle or a part decides", async () => {
  const { reading } = await search("neumáticos");
  expect(readField(reading, "tyre_sizes")).toContainEqual({ width: 205, ratio: 55, rim: 16 });
  for (const query of ["neumáticos 205/55 R16", "neumáticos golf", "filtro de aceite", "motor"]) {
    expect([query, readField((await search(query)).reading, "tyre_sizes")]).toEqual([query, []]);
  }
  const mine = await search("neumáticos", { vehicle: golf.publicId });
  expect(readField(mine.reading, "tyre_sizes")).toEqual([]);
  const category = (await shop.visitor().get("/spa/catalog/categories/neumaticos")).body;
  expect(readField(readField(category, "data"), "tyre_sizes")).toEqual(readField(reading, "tyre_sizes"));
});

test("a symptom lists what it most likely comes from, and names the rest with its reason", async () => {
  const { slugs, reading } = await search("luz de aceite", { vehicle: golf.publicId });
  expect(slugs).toEqual(["de-golf-tdi"]);
  expect(reading).toMatchObject({
    chips: [{ kind: "symptom", label: "Luz de aceite encendida", query_without: "de" }],
    symptom: {
      name: "Luz de aceite encendida",
      causes: [{ slug: "filtros-de-aceite", product_count: 1, reason: "Obstruido o de mala calidad." }],
    },
    unknown: [],
  });
  const elsewhere = await search("cera luz de aceite");
  expect(elsewhere.slugs).toEqual(["cera-1", "nueve-cifras"]);
  expect(elsewhere.reading).toMatchObject({
    chips: [{ kind: "part_type", value: "ceras" }, { kind: "symptom" }],
  });
});

test("a fault code lists what it most likely comes from", async () => {
  const { reading } = await search("código P0520", { vehicle: golf.publicId });
  expect(reading).toMatchObject({
    chips: [{ kind: "symptom", label: "Código de avería: presión de aceite" }],
    symptom: { causes: [{ slug: "filtros-de-aceite", product_count: 1 }] },
    unknown: [],
  });
});

test("tyres of all seasons are listed by their rim alone", async () => {
  const whole = await search("neumáticos 205/55 R16");
  expect(whole.slugs.length).toBeGreaterThan(1);
  for (const query of ["neumáticos r16", "tyres 16 inch", "cubiertas R16"]) {
    const { slugs, reading } = await search(query);
    expect([query, slugs.toSorted()]).toEqual([query, whole.slugs.toSorted()]);
    expect(reading).toMatchObject({ unknown: [], chips: [{ kind: "category" }, { kind: "attribute" }] });
  }
  const absent = await search("neumáticos r19");
  expect(absent.slugs).toEqual([]);
  expect(absent.reading).toMatchObject({ unknown: [], chips: [{ kind: "category" }, { kind: "notation" }] });
});

test("two part types in one query list both; each chip leads to the other one", async () => {
  const { slugs, reading } = await search("filtro de aceite y cera");
  expect(slugs).toEqual(["cera-1", "con-numero", "de-golf-tdi", "de-golf-tsi", "de-ibiza", "nueve-cifras"]);
  expect(reading).toMatchObject({
    chips: [
      { kind: "part_type", value: "filtros-de-aceite" },
      { kind: "part_type", value: "ceras", query_without: "filtro de aceite y" },
    ],
    unknown: [],
  });
  expect((await search("filtro de aceite y cera", { subcategory: "ceras" })).slugs).toEqual([
    "cera-1",
    "nueve-cifras",
  ]);
});

test("a side that no product of the part has is understood and filters nothing", async () => {
  const { slugs, reading } = await search("filtro de aceite derecho golf 2.0 tdi");
  expect(slugs).toEqual(["de-golf-tdi"]);
  expect(readField(reading, "chips")).toContainEqual(
    expect.objectContaining({ kind: "side", value: "right" }),
  );
});
