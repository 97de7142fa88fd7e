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
let stranger: Made;

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  golf = await makeVariant(database, {
    maker: "Volkswagen",
    model: "Golf VI",
    builtFrom: 200810,
    builtTo: 201311,
  });
  polo = await makeVariant(database, { maker: "Audi", model: "A3" });
  stranger = await makeVariant(database, { maker: "Zeta" });
  const brakes = await makeCategory(database, { slug: "frenos", name: "Frenos" });
  const discs = await makePartType(database, { slug: "discos", name: "Disco", categoryId: brakes.id });
  await makePartType(database, { slug: "pastillas", name: "Pastilla", categoryId: brakes.id });
  await database.rows({
    text: "update part_type set companions = '{pastillas,no-existe}' where slug = 'discos'",
  });
  const thickness = await makeAttribute(database, {
    partTypeId: discs.id,
    slug: "grosor",
    kind: "number",
    unit: "mm",
    decimals: 1,
  });
  const coated = await makeAttribute(database, { partTypeId: discs.id, slug: "recubierto", kind: "flag" });
  const brand = await makeBrand(database, { slug: "bosco", name: "Bosco" });
  const both = await makeFitSet(database, {
    partTypeId: discs.id,
    lines: [
      {
        variantId: golf.id,
        alternatives: [[{ kind: "built", from: 201205, to: null }], [{ kind: "side", side: "left" }]],
      },
      { variantId: polo.id },
    ],
  });
  const golfOnly = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: golf.id }] });
  const disc = { partTypeId: discs.id, brandId: brand.id };
  await makeProduct(database, {
    ...disc,
    slug: "disco",
    fitSetId: both.id,
    position: "front",
    coreDepositCents: 1500,
    available: 3,
    oeNumbers: [
      { maker: "Volkswagen", number: "DEMO 1K0 615" },
      { maker: "Audi", number: "DEMO 8P0 615" },
    ],
    attributes: [
      { attributeId: coated.id, code: "true" },
      { attributeId: thickness.id, number: 22.1 },
    ],
  });
  await makeProduct(database, {
    ...disc,
    slug: "disco-igual",
    fitSetId: both.id,
    position: "front",
    relevance: 1,
  });
  await makeProduct(database, {
    ...disc,
    slug: "disco-agotado",
    fitSetId: both.id,
    position: "front",
    relevance: 9,
    available: 0,
  });
  await makeProduct(database, { ...disc, slug: "disco-trasero", fitSetId: both.id, position: "rear" });
  const measures = [
    { attributeId: coated.id, code: "true" },
    { attributeId: thickness.id, number: 22.1 },
  ];
  const golfDisc = { ...disc, fitSetId: golfOnly.id, position: "front" as const, relevance: 99 };
  await makeProduct(database, { ...golfDisc, slug: "disco-golf", attributes: measures });
  await makeProduct(database, {
    ...golfDisc,
    slug: "disco-golf-grueso",
    relevance: 98,
    attributes: [
      { attributeId: coated.id, code: "true" },
      { attributeId: thickness.id, number: 25 },
    ],
  });
  await makeProduct(database, { ...disc, slug: "disco-sin-datos", fitSetId: null, position: "front" });
  await makeProduct(database, {
    ...disc,
    slug: "disco-retirado",
    fitSetId: both.id,
    position: "front",
    isActive: false,
  });
  await makeProduct(database, { slug: "gato", isUniversal: true });
  const tools = await makeCategory(database, { slug: "herramientas" });
  const jacks = await makePartType(database, { slug: "gatos", categoryId: tools.id, isUniversal: true });
  await makeProduct(database, { ...disc, slug: "gato-2t", partTypeId: jacks.id, isUniversal: true });
  await makeProduct(database, { ...disc, slug: "gato-3t", partTypeId: jacks.id, isUniversal: true });
  const oils = await makePartType(database, { slug: "aceites", isUniversal: true });
  const grade = await makeAttribute(database, { partTypeId: oils.id, slug: "grado", kind: "text" });
  const norm = await makeAttribute(database, { partTypeId: oils.id, slug: "norma", kind: "text" });
  for (const [slug, code, standard] of [
    ["aceite", "5W-30", "C3"],
    ["aceite-igual", "5W-30", "C3"],
    ["aceite-otra-norma", "5W-30", "A5/B5"],
    ["aceite-otro-grado", "10W-40", "C3"],
  ] as const) {
    const attributes = [
      { attributeId: grade.id, code },
      { attributeId: norm.id, code: standard },
    ];
    await makeProduct(database, { slug, partTypeId: oils.id, isUniversal: true, attributes });
  }
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

async function get(path: string, locale = "es_ES") {
  const { status, body } = await shop.visitor(locale).get(`/spa/catalog/${path}`);
  const found = readField(body, "data");
  return { status, body, found, list: Array.isArray(found) ? found : [] };
}

const slugsOf = (list: unknown[]) => list.map((card) => readField(card, "slug"));

test("unknown and withdrawn products are not found on any path", async () => {
  for (const slug of ["no-existe", "disco-retirado", "x".repeat(150), "Disco", "disco%00", "-"]) {
    for (const path of ["", "/fitments", "/alternatives"]) {
      expect([slug, path, (await get(`products/${slug}${path}`)).status]).toEqual([slug, path, 404]);
    }
  }
});

test("a product has all data of its card, and what law and workshops require", async () => {
  const { found } = await get(`products/disco?vehicle=${golf.publicId}`, "es_CA");
  expect(found).toMatchObject({
    slug: "disco",
    name: "Disco (ca)",
    category: { slug: "frenos", name: "Frenos (ca)" },
    description: "Qué hace la pieza. (ca)",
    warning: "Móntala con cuidado. (ca)",
    pictures: ["brake-disc"],
    attributes: [
      { slug: "grosor", name: "grosor (ca)", value: "22,1\u00a0mm" },
      { slug: "recubierto", name: "recubierto (ca)", value: "Sí" },
    ],
    dimensions: {
      ...{ depth_mm: 50, width_mm: 50, height_mm: 280, length_mm: 280 },
      ...{ volume_cm3: 3920, weight_g: 5200 },
    },
    oe_numbers: [
      { maker_name: "Audi", number: "DEMO 8P0 615" },
      { maker_name: "Volkswagen", number: "DEMO 1K0 615" },
    ],
    fitment_count: 2,
    fitted_models: [
      { maker_name: "Audi", model_name: "A3" },
      { maker_name: "Volkswagen", model_name: "Golf VI" },
    ],
    manufacturer: { name: "bosco, S.A.", email: "hola@bosco.example" },
    responsible_person: null,
    guarantee_months: 36,
    companions: [{ slug: "pastillas", name: "Pastillas (ca)" }],
    stock: { state: "few_left", left: 3 },
    price: { cents: 3490, core_deposit_cents: 1500 },
    vehicle: { id: golf.publicId, maker_name: "Volkswagen" },
  });
});

test("a hazardous product tells its label in words, and has its data sheet", async () => {
  const { slug } = await makeProduct(shop.database, { dataSheet: "limpiador", pictograms: ["GHS02"] });
  await shop.database.rows({
    text: `update product set hazard = hazard || '{"precautions": ["P102", "P403+P235"]}' where slug = $1`,
    values: [slug],
  });
  await publishCatalogue(shop);
  const { found } = await get(`products/${slug}`, "es_CA");
  expect(found).toMatchObject({
    hazard: {
      pictograms: ["GHS02"],
      wording: ["H226: Líquids i vapors inflamables."],
      precautions: [
        "P102: Mantenir fora de l'abast dels infants.",
        "P403+P235: Emmagatzemar en un lloc ben ventilat. Mantenir fresc.",
      ],
    },
    data_sheet: "limpiador",
  });
});

test("a product shows each of the six fit answers", async () => {
  const answers: [string, Made | null, string][] = [
    ["disco", polo, "fits"],
    ["disco", golf, "fits_if"],
    ["gato", golf, "universal"],
    ["gato", null, "universal"],
    ["disco", stranger, "does_not_fit"],
    ["disco-sin-datos", golf, "unknown"],
    ["disco", null, "no_vehicle"],
    ["disco-sin-datos", null, "no_vehicle"],
  ];
  for (const [slug, vehicle, answer] of answers) {
    const { found } = await get(`products/${slug}${vehicle ? `?vehicle=${vehicle.publicId}` : ""}`);
    expect([slug, vehicle?.slug, readField(readField(found, "fit"), "answer")]).toEqual([
      slug,
      vehicle?.slug,
      answer,
    ]);
  }
  const { found } = await get(`products/disco?vehicle=${golf.publicId}`);
  expect(readField(readField(found, "fit"), "alternatives")).toEqual([
    [{ kind: "built", from: 201205, to: null }],
    [{ kind: "side", side: "left" }],
  ]);
});

test("a part's position is not a condition by itself", async () => {
  const { found } = await get(`products/disco-golf?vehicle=${golf.publicId}`);
  expect(found).toMatchObject({ position: "front", fit: { answer: "fits", alternatives: [] } });
});

test("fitments are grouped by maker, with their conditions", async () => {
  const { list } = await get("products/disco/fitments");
  expect(list).toEqual([
    {
      vehicle: {
        id: polo.publicId,
        maker_name: "Audi",
        model_name: "A3",
        vehicle_name: "1.6 TDI",
        motor_name: "77 kW (105 CV), 1598 cm³, diésel",
        performance_period: { yyyymm_from: 200801, yyyymm_to: 201706 },
      },
      alternatives: [],
    },
    expect.objectContaining({
      alternatives: [[{ kind: "built", from: 201205, to: null }], [{ kind: "side", side: "left" }]],
    }),
  ]);
  expect((await get("products/gato/fitments")).found).toEqual([]);
  expect((await get("products/disco-sin-datos/fitments")).found).toEqual([]);
});

test("alternatives have the same position and measures: in stock first, then same numbers", async () => {
  expect(slugsOf((await get("products/disco/alternatives")).list)).toEqual(["disco-igual", "disco-agotado"]);
  const mine = await get(`products/disco/alternatives?vehicle=${golf.publicId}`);
  expect(slugsOf(mine.list)).toEqual(["disco-igual", "disco-golf", "disco-agotado"]);
  expect(readField(readField(mine.list[1], "fit"), "answer")).toBe("fits");
});

test("alternatives of a product that does not fit are those that do", async () => {
  const { list } = await get(`products/disco-golf/alternatives?vehicle=${polo.publicId}`);
  expect(slugsOf(list)).toEqual(["disco-igual", "disco", "disco-agotado"]);
  expect(new Set(list.map((card) => readField(readField(card, "fit"), "answer")))).toEqual(new Set(["fits"]));
  expect((await get(`products/disco-golf/alternatives?vehicle=${stranger.publicId}`)).list).toEqual([]);
  expect((await get("products/disco-sin-datos/alternatives")).list).toEqual([]);
});

test("alternatives of a universal product are universal, with or without a vehicle", async () => {
  expect(slugsOf((await get("products/gato-2t/alternatives")).list)).toEqual(["gato-3t"]);
  const mine = await get(`products/gato-2t/alternatives?vehicle=${golf.publicId}`);
  expect(slugsOf(mine.list)).toEqual(["gato-3t"]);
});

test("equivalents of an oil have its grade and norm", async () => {
  expect(slugsOf((await get("products/aceite/alternatives")).list)).toEqual(["aceite-igual"]);
});

test("only tools are found under tools", async () => {
  expect(slugsOf((await get("tools")).list)).toEqual(["gato-2t", "gato-3t"]);
  expect((await get("tools/gato-2t")).found).toMatchObject({
    slug: "gato-2t",
    category: { slug: "herramientas" },
  });
  expect((await get("tools/disco")).status).toBe(404);
  expect(slugsOf((await get(`tools?vehicle=${golf.publicId}&subcategory=gatos`)).list)).toHaveLength(2);
  expect((await get("tools?subcategory=discos")).status).toBe(404);
});
