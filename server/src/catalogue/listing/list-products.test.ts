import type { Fit } from "@recambia/contract/vehicles/fit";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Made,
  makeAttribute,
  makeBrand,
  makeCategory,
  makeFitSet,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
let golf: Made;
let polo: Made;
const named = new Map<string, string>();

const note = { es: "con ABS", ca: "amb ABS", en: "with ABS" };

/** Discs for a Golf and a Polo, one of each kind of fit; a second part type; a universal one. */
beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  golf = await makeVariant(database, {
    maker: "Volkswagen",
    model: "Golf VI (5K1)",
    builtFrom: 200810,
    builtTo: 201311,
  });
  polo = await makeVariant(database, { maker: "Seat" });
  const brakes = await makeCategory(database, { slug: "frenos", name: "Frenos" });
  const discs = await makePartType(database, { slug: "discos", name: "Disco", categoryId: brakes.id });
  const pads = await makePartType(database, { slug: "pastillas", categoryId: brakes.id });
  const care = await makeCategory(database, { slug: "limpieza" });
  const polish = await makePartType(database, { slug: "pulimento", categoryId: care.id, isUniversal: true });
  const diameter = await makeAttribute(database, {
    partTypeId: discs.id,
    slug: "diametro",
    kind: "number",
    unit: "mm",
    decimals: 1,
  });
  const type = await makeAttribute(database, {
    partTypeId: discs.id,
    slug: "tipo-de-disco",
    kind: "option",
    options: {
      solid: { es: "macizo", ca: "massís", en: "solid" },
      vented: { es: "ventilado", ca: "ventilat", en: "vented" },
    },
  });
  const coated = await makeAttribute(database, { partTypeId: discs.id, slug: "recubierto", kind: "flag" });
  const approval = await makeAttribute(database, { partTypeId: discs.id, slug: "norma", kind: "text" });
  const hidden = await makeAttribute(database, {
    partTypeId: discs.id,
    slug: "oculto",
    kind: "text",
    isFacet: false,
  });
  const bosco = await makeBrand(database, { slug: "bosco", name: "Bosco" });
  const anvil = await makeBrand(database, { slug: "anvil", name: "Ánvil" });
  const both = await makeFitSet(database, {
    partTypeId: discs.id,
    lines: [{ variantId: golf.id }, { variantId: polo.id }],
  });
  const golfOnly = await makeFitSet(database, {
    partTypeId: discs.id,
    lines: [
      {
        variantId: golf.id,
        alternatives: [
          [{ kind: "built", from: 201205, to: null }],
          [
            { kind: "engine_code", codes: ["CBAB"] },
            { kind: "note", text: note },
          ],
        ],
      },
    ],
  });
  const poloOnly = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: polo.id }] });
  const poloPads = await makeFitSet(database, { partTypeId: pads.id, lines: [{ variantId: polo.id }] });

  async function add(name: string, given: Parameters<typeof makeProduct>[1]) {
    named.set((await makeProduct(database, { slug: name, ...given })).slug, name);
  }
  const measured = (mm: number, code: string) => [
    { attributeId: diameter.id, number: mm },
    { attributeId: type.id, code },
    { attributeId: coated.id, code: String(mm > 285) },
    { attributeId: approval.id, code: "R90, 100%" },
    { attributeId: hidden.id, code: "x" },
  ];
  const disc = { partTypeId: discs.id };
  await add("disco-fits", {
    ...disc,
    brandId: bosco.id,
    fitSetId: both.id,
    position: "front",
    priceCents: 3000,
    relevance: 5,
    releasedOn: "2024-03-01",
    attributes: measured(280.5, "vented"),
  });
  await add("disco-fits-if", {
    ...disc,
    brandId: anvil.id,
    fitSetId: golfOnly.id,
    position: "front",
    priceCents: 2000,
    relevance: 9,
    available: 0,
    attributes: measured(288, "solid"),
  });
  await add("disco-polo", {
    ...disc,
    brandId: anvil.id,
    fitSetId: poloOnly.id,
    position: "rear",
    priceCents: 1000,
    relevance: 7,
    available: 3,
    attributes: measured(232, "solid"),
  });
  await add("disco-unknown", { ...disc, brandId: bosco.id, fitSetId: null, relevance: 8 });
  await add("disco-withdrawn", { ...disc, brandId: bosco.id, fitSetId: both.id, isActive: false });
  await add("pastillas-polo", {
    partTypeId: pads.id,
    brandId: bosco.id,
    fitSetId: poloPads.id,
    relevance: 3,
  });
  await add("pulimento", {
    partTypeId: polish.id,
    brandId: anvil.id,
    isUniversal: true,
    relevance: 1,
    priceCents: 1200,
    offerPreviousCents: 1500,
    offerEndsAt: new Date("2026-12-01T00:00:00Z"),
    netQuantity: { amount: 0.5, unit: "l" },
  });
  await database.rows({
    text: "update product set rating_average = 4.46, rating_count = 12 where slug = 'disco-fits'",
  });
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

async function list(query: string, locale = "es_ES", path = "products") {
  const { status, body } = await shop.visitor(locale).get(`/spa/catalog/${path}?${query}`);
  const rows = readField(body, "data");
  const cards = Array.isArray(rows) ? rows : [];
  const meta = readField(body, "meta");
  const facets = readField(meta, "facets");
  return {
    status,
    body,
    cards,
    slugs: cards.map((card) => readField(card, "slug")),
    fits: Object.fromEntries(cards.map((card) => [readField(card, "slug"), readField(card, "fit")])),
    meta,
    facets: Array.isArray(facets) ? facets : [],
    facet(key: string) {
      return this.facets.find((facet) => readField(facet, "key") === key);
    },
    counts(key: string): unknown {
      const options = readField(this.facet(key), "options");
      return Array.isArray(options)
        ? Object.fromEntries(
            options.map((option) => [readField(option, "value"), readField(option, "count")]),
          )
        : options;
    },
  };
}

const answerOf = (fit: unknown) => readField(fit, "answer");

test("an unknown scope is not found; an unknown value is refused on its parameter, in three languages", async () => {
  for (const scope of ["category=nada", "subcategory=nada", "category=limpieza&subcategory=discos"]) {
    expect([scope, (await list(scope)).status]).toEqual([scope, 404]);
  }
  const refused = {
    "q=%20%20": { q: ["Este campo es obligatorio."] },
    "vehicle=z": { vehicle: ["El formato no es válido."] },
    "brand=bosco,nada": { brand: ["No conocemos este valor."] },
    "position=front,top": { position: ["No conocemos este valor."] },
    "side=middle": { side: ["No conocemos este valor."] },
    "a.diametro=1..2": { "a.diametro": ["No conocemos este campo."] },
    "subcategory=discos&a.altura=1..2": { "a.altura": ["No conocemos este campo."] },
    "subcategory=discos&a.diametro=280": { "a.diametro": ["El formato no es válido."] },
    "subcategory=discos&a.diametro=..": { "a.diametro": ["El formato no es válido."] },
    "subcategory=discos&a.tipo-de-disco=holy": { "a.tipo-de-disco": ["No conocemos este valor."] },
    "subcategory=discos&a.recubierto=1": { "a.recubierto": ["No conocemos este valor."] },
    "subcategory=discos&a.norma=%01": { "a.norma": ["No conocemos este valor."] },
    "subcategory=discos&a.diametro=300..280": { "a.diametro": ["El mínimo es mayor que el máximo."] },
    "price_min=5000&price_max=995": {
      price_min: ["El mínimo es mayor que el máximo."],
      price_max: ["El mínimo es mayor que el máximo."],
    },
    "price_min=-1": { price_min: ["El valor mínimo es 0."] },
    "page=0": { page: ["El valor mínimo es 1."] },
    "page=1000000000": { page: ["El valor máximo es 400."] },
    "per_page=49": { per_page: ["El valor máximo es 48."] },
    "sort=cheap": { sort: ["El valor no es uno de los posibles."] },
    "colour=red": { colour: ["No conocemos este campo."] },
  };
  for (const [query, errors] of Object.entries(refused)) {
    const answer = await list(query);
    expect([query, answer.status, readField(answer.body, "errors")]).toEqual([query, 422, errors]);
  }
  const english = await list("brand=nada", "en");
  expect(readField(english.body, "errors")).toEqual({ brand: ["We do not know this value."] });
  const catalan = await list("brand=nada", "es_CA");
  expect(readField(catalan.body, "errors")).toEqual({ brand: ["No coneixem aquest valor."] });
});

test("with a vehicle a list holds what fits, fits if, or is universal, and says how many it hides", async () => {
  const all = await list(`vehicle=${golf.publicId}`);
  expect(all.slugs).toEqual(["disco-fits", "pulimento", "disco-fits-if"]);
  expect(readField(all.meta, "hidden")).toBe(3);
  const discs = await list(`vehicle=${golf.publicId}&subcategory=discos`);
  expect(discs.slugs).toEqual(["disco-fits", "disco-fits-if"]);
  expect(readField(discs.meta, "hidden")).toBe(2);
  expect(readField(readField(discs.meta, "vehicle"), "id")).toBe(golf.publicId);
});

test("the hidden are counted in the scope and the chosen brands, whatever else narrows the list", async () => {
  const brand = await list(`vehicle=${golf.publicId}&subcategory=discos&brand=anvil`);
  expect([brand.slugs, readField(brand.meta, "hidden")]).toEqual([["disco-fits-if"], 1]);
  const cheap = await list(`vehicle=${golf.publicId}&subcategory=discos&price_max=1500`);
  expect([cheap.slugs, readField(cheap.meta, "hidden"), readField(cheap.meta, "total")]).toEqual([[], 2, 0]);
});

test("the switch shows all of the scope and tells each one's own fit: all six answers", async () => {
  const all = await list(`vehicle=${golf.publicId}&all=1`);
  expect(Object.fromEntries(Object.entries(all.fits).map(([slug, fit]) => [slug, answerOf(fit)]))).toEqual({
    "disco-fits": "fits",
    "disco-fits-if": "fits_if",
    "disco-polo": "does_not_fit",
    "disco-unknown": "unknown",
    "pastillas-polo": "does_not_fit",
    pulimento: "universal",
  });
  expect(readField(all.meta, "hidden")).toBe(0);
  const none = await list("");
  expect(Object.values(none.fits).map(answerOf)).toEqual([
    "no_vehicle",
    "no_vehicle",
    "no_vehicle",
    "no_vehicle",
    "universal",
    "no_vehicle",
  ]);
});

test("conditions are told in the caller's language, without the database's other texts", async () => {
  for (const [locale, text] of [
    ["es_ES", "con ABS"],
    ["es_CA", "amb ABS"],
    ["en", "with ABS"],
  ] as const) {
    const { fits } = await list(`vehicle=${golf.publicId}&subcategory=discos`, locale);
    const expected: Fit = {
      answer: "fits_if",
      alternatives: [
        [{ kind: "built", from: 201205, to: null }],
        [
          { kind: "engine_code", codes: ["CBAB"] },
          { kind: "note", text },
        ],
      ],
    };
    expect(fits["disco-fits-if"]).toEqual(expected);
  }
});

test("a card tells names, measures, price, offer, unit price, stock and rating in words", async () => {
  const { cards } = await list(`vehicle=${golf.publicId}`, "es_CA");
  const [fits, polish, fitsIf] = cards;
  expect(fits).toMatchObject({
    name: "Disco (ca)",
    brand: { slug: "bosco", name: "Bosco" },
    part_type: { slug: "discos", name: "Discos (ca)" },
    position: "front",
    side: null,
    picture: "brake-disc",
    stock: { state: "in_stock", left: null },
    rating: { average: 4.5, count: 12 },
    price: { cents: 3000, currency: "EUR", offer: null, unit_price: null, core_deposit_cents: null },
  });
  expect(readField(fits, "key_attributes")).toEqual([
    { slug: "diametro", name: "diametro (ca)", value: "280,5\u00a0mm" },
    { slug: "tipo-de-disco", name: "tipo-de-disco (ca)", value: "ventilat" },
    { slug: "norma", name: "norma (ca)", value: "R90, 100%" },
  ]);
  expect(readField(fitsIf, "stock")).toEqual({ state: "out_of_stock", left: null });
  expect(readField(polish, "price")).toMatchObject({
    cents: 1200,
    offer: { previous_cents: 1500, percent: 20, ends_at: "2026-12-01T00:00:00.000Z" },
    unit_price: { cents: 2400, unit: "l" },
  });
  const english = await list("subcategory=discos", "en");
  expect(readField(english.cards[1], "key_attributes")).toContainEqual({
    slug: "diametro",
    name: "diametro (en)",
    value: "232\u00a0mm",
  });
});

test("each order is kept, with a unique last key, and what is sold out comes last", async () => {
  const orders = {
    // `disco-fits-if` is sold out.
    relevance: ["disco-unknown", "disco-polo", "disco-fits", "pastillas-polo", "pulimento", "disco-fits-if"],
    price_asc: ["disco-polo", "pulimento", "disco-fits", "disco-unknown", "pastillas-polo", "disco-fits-if"],
    price_desc: ["pastillas-polo", "disco-unknown", "disco-fits", "pulimento", "disco-polo", "disco-fits-if"],
    newest: ["disco-fits", "pulimento", "pastillas-polo", "disco-unknown", "disco-polo", "disco-fits-if"],
    rating: ["disco-fits", "disco-unknown", "disco-polo", "pastillas-polo", "pulimento", "disco-fits-if"],
  };
  for (const [sort, slugs] of Object.entries(orders)) {
    expect([sort, (await list(`sort=${sort}`)).slugs]).toEqual([sort, slugs]);
    const counted = await list(`sort=${sort}&price_min=0`);
    expect([sort, counted.slugs]).toEqual([sort, slugs]);
    const both = slugs.filter((slug) => slug === "disco-fits" || slug === "disco-fits-if");
    const fitting = await list(`sort=${sort}&vehicle=${golf.publicId}&category=frenos`);
    expect([sort, fitting.slugs]).toEqual([sort, both]);
  }
});

test("pages follow each other without a gap or a repeat, and one beyond the last is empty", async () => {
  for (const narrowing of ["", "&category=frenos", `&vehicle=${golf.publicId}&all=1`, "&brand=bosco"]) {
    const whole = await list(`per_page=48${narrowing}`);
    const seen: unknown[] = [];
    for (let page = 1; page <= 4; page++) {
      const part = await list(`per_page=2&page=${page}${narrowing}`);
      expect(part.meta).toMatchObject({ page, per_page: 2, pages: Math.ceil(whole.slugs.length / 2) });
      expect(readField(part.meta, "total")).toBe(whole.slugs.length);
      seen.push(...part.slugs);
    }
    expect(seen).toEqual(whole.slugs);
  }
  expect((await list("page=400&per_page=48")).slugs).toEqual([]);
});

test("a category and a part type that are asked for are filters to be removed; those of the words and of tools are not", async () => {
  const both = await list("category=frenos&subcategory=discos&brand=anvil");
  expect(both.facet("category")).toEqual({
    kind: "options",
    key: "category",
    name: "Categoría",
    options: [{ value: "frenos", label: "Frenos", count: both.slugs.length, selected: true }],
  });
  expect(both.counts("subcategory")).toEqual({ discos: both.slugs.length });
  expect((await list("q=disco")).counts("subcategory")).toBeUndefined();
  expect((await list("", "es_ES", "tools")).counts("category")).toBeUndefined();
});

test("a part type's list has facets for its attributes, each counted without its own filter", async () => {
  const all = await list("subcategory=discos");
  expect(all.facets.map((facet) => readField(facet, "key"))).toEqual([
    "position",
    "subcategory",
    "a.diametro",
    "a.tipo-de-disco",
    "a.recubierto",
    "brand",
    "price",
    "stock",
    "rating_min",
  ]);
  expect(all.facet("a.diametro")).toEqual({
    kind: "range",
    key: "a.diametro",
    name: "diametro",
    unit: "mm",
    min: 232,
    max: 288,
    selected_min: null,
    selected_max: null,
    values: [232, 280.5, 288].map((value) => ({ value, count: 1 })),
  });
  const vented = await list("subcategory=discos&a.tipo-de-disco=vented");
  expect(vented.slugs).toEqual(["disco-fits"]);
  expect(vented.counts("a.tipo-de-disco")).toEqual({ solid: 2, vented: 1 });
  expect(vented.counts("brand")).toBeUndefined();
  expect(readField(vented.facet("a.tipo-de-disco"), "options")).toEqual([
    { value: "solid", label: "macizo", count: 2, selected: false },
    { value: "vented", label: "ventilado", count: 1, selected: true },
  ]);
  const front = await list("subcategory=discos&position=front&brand=anvil");
  expect(front.slugs).toEqual(["disco-fits-if"]);
  expect(front.counts("brand")).toEqual({ anvil: 1, bosco: 1 });
  expect(front.counts("position")).toEqual({ front: 1, rear: 1 });
  expect(front.counts("a.tipo-de-disco")).toBeUndefined();
});

test("a measure is filtered to its printed value, from one end or both", async () => {
  expect((await list("subcategory=discos&a.diametro=280.5..280.5")).slugs).toEqual(["disco-fits"]);
  expect((await list("subcategory=discos&a.diametro=280.6..")).slugs).toEqual(["disco-fits-if"]);
  expect((await list("subcategory=discos&a.diametro=..280")).slugs).toEqual(["disco-polo"]);
  expect((await list("subcategory=discos&a.diametro=300..200")).slugs).toEqual([]);
  const range = await list("subcategory=discos&a.diametro=280..290");
  expect(range.facet("a.diametro")).toMatchObject({
    min: 232,
    max: 288,
    selected_min: 280,
    selected_max: 290,
  });
});

test("a text with a comma goes through an address and back", async () => {
  const one = await list(`subcategory=discos&a.norma=${encodeURIComponent("R90%2C 100%25")}`);
  expect(one.slugs).toHaveLength(3);
  const [option] = [readField(one.facet("a.norma"), "options")].flat();
  expect(option).toEqual({ value: "R90%2C 100%25", label: "R90, 100%", count: 3, selected: true });
  expect((await list("subcategory=discos&a.norma=R90, 100%25")).slugs).toEqual([]);
});

test("the kinds to choose from are categories, then part types, then the one asked for", async () => {
  expect((await list("price_min=1")).counts("category")).toEqual({ frenos: 5, limpieza: 1 });
  expect((await list("")).counts("category")).toEqual({ frenos: 5, limpieza: 1 });
  expect((await list("category=frenos")).counts("subcategory")).toEqual({ discos: 4, pastillas: 1 });
  const discs = await list("subcategory=discos");
  expect(discs.facet("category")).toBeUndefined();
  expect(discs.counts("subcategory")).toEqual({ discos: discs.slugs.length });
});

test("everything is listed by its tallies: brands, price and offers, with the same counts as when counted", async () => {
  const browsed = await list("");
  const counted = await list("price_min=0");
  expect(browsed.counts("brand")).toEqual({ anvil: 3, bosco: 3 });
  for (const key of ["brand", "category", "offers"]) {
    expect([key, browsed.counts(key)]).toEqual([key, counted.counts(key)]);
  }
  expect(browsed.facet("price")).toMatchObject({ min: 1000, max: 3490 });
  expect(readField(browsed.meta, "total")).toBe(6);
  const ofBrand = await list("brand=bosco");
  expect(ofBrand.counts("brand")).toEqual({ anvil: 3, bosco: 3 });
  expect(ofBrand.counts("category")).toBeUndefined();
  expect(ofBrand.slugs).toEqual(["disco-unknown", "disco-fits", "pastillas-polo"]);
});

test("switches narrow to stock and offers, and stars to what was rated", async () => {
  expect((await list("stock=1&subcategory=discos")).slugs).toEqual([
    "disco-unknown",
    "disco-polo",
    "disco-fits",
  ]);
  expect((await list("offers=1")).slugs).toEqual(["pulimento"]);
  expect((await list("rating_min=4")).slugs).toEqual(["disco-fits"]);
  expect((await list("rating_min=5")).slugs).toEqual([]);
  const stars = await list("subcategory=discos", "en");
  expect(readField(stars.facet("rating_min"), "options")).toEqual(
    [4, 3, 2, 1].map((n) => ({ value: String(n), label: `${n} or more`, count: 1, selected: false })),
  );
});

test("offers lists reductions in force alone, and counts the hidden among them", async () => {
  const offers = await list("", "es_ES", "offers");
  expect([offers.slugs, readField(offers.meta, "total")]).toEqual([["pulimento"], 1]);
  const mine = await list(`vehicle=${polo.publicId}`, "es_ES", "offers");
  expect([mine.slugs, readField(mine.meta, "hidden")]).toEqual([["pulimento"], 0]);
  expect((await list("category=frenos", "es_ES", "offers")).slugs).toEqual([]);
  expect((await list("category=nada", "es_ES", "offers")).status).toBe(404);
});

test("tools are the products of one category; without it their list is empty and no product is one", async () => {
  expect((await list("", "es_ES", "tools")).slugs).toEqual([]);
  expect((await list("category=frenos", "es_ES", "tools")).status).toBe(422);
  expect((await shop.visitor().get("/spa/catalog/tools/pulimento")).status).toBe(404);
});
