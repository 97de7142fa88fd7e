import { Comparison } from "@recambia/contract/catalogue/compare";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeAttribute,
  makeBrand,
  makeFitSet,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const compare = (products: string, locale?: string) =>
  shop.visitor(locale).get(`/spa/catalog/compare?products=${products}`);

function comparisonOf(answer: Answer): Comparison {
  const payload = readField(answer.body, "data");
  if (answer.status !== 200 || !Value.Check(Comparison, payload)) {
    throw new Error(`Not a comparison: ${answer.status} ${answer.text}`);
  }
  return payload;
}

test.each(["", ",", "a,", "a,,b", "a,b,c,d,e", "A", "a b", "%27;--", "مصباح", "a".repeat(500)])(
  "the products «%s» are refused",
  async (products) => {
    expectRefusal(await compare(encodeURIComponent(products)), 422, "validation_failed", ["products"]);
  },
);

test("comparing only unavailable products is not found", async () => {
  const withdrawn = await makeProduct(shop.database, { isActive: false });
  expectRefusal(await compare(`${withdrawn.slug},no-such-part`), 404, "not_found");
});

test("products are in the requested order, without duplicates, and unavailable ones are named", async () => {
  const [first, second] = [await makeProduct(shop.database), await makeProduct(shop.database)];
  const withdrawn = await makeProduct(shop.database, { isActive: false });
  const asked = [second.slug, withdrawn.slug, first.slug, second.slug].join(",");
  const { products, missing } = comparisonOf(await compare(asked));
  expect(products.map(({ slug }) => slug)).toEqual([second.slug, first.slug]);
  expect(missing).toEqual([withdrawn.slug]);
});

test("what explains a price is compared first, in the caller's language, and stands on the card", async () => {
  const { database } = shop;
  const [dear, cheap] = [await makeBrand(database), await makeBrand(database)];
  const guarantees = JSON.stringify([{ id: "cinco-anos", months: 60 }]);
  await database.rows({
    text: "update brand set tier = 'premium', guarantees = $2::jsonb where id = $1",
    values: [dear.id, guarantees],
  });
  await database.rows({ text: "update brand set tier = 'economy' where id = $1", values: [cheap.id] });
  const first = await makeProduct(database, { brandId: dear.id });
  const second = await makeProduct(database, { brandId: cheap.id });
  const silent = await makeProduct(database);
  await database.rows({
    text: "update product set guarantee = 'cinco-anos', guarantee_months = 60 where id = $1",
    values: [first.id],
  });
  await publishCatalogue(shop);
  const asked = [first.slug, second.slug, silent.slug].join(",");
  const { attributes, products } = comparisonOf(await compare(asked));
  expect(attributes).toEqual([
    {
      slug: "brand-tier",
      name: "Gama de la marca",
      values: ["Primera marca", "Gama económica", null],
      differs: true,
    },
    {
      slug: "commercial-guarantee",
      name: "Garantía comercial",
      values: ["5 años de garantía comercial", null, null],
      differs: true,
    },
  ]);
  expect(products.map(({ price_reasons }) => price_reasons.map(({ value }) => value))).toEqual([
    ["Primera marca", "5 años de garantía comercial"],
    ["Gama económica"],
    [],
  ]);
  const english = comparisonOf(await compare(asked, "en"));
  expect(english.attributes.map(({ values }) => values[0])).toEqual([
    "Leading brand",
    "Commercial guarantee: 5 years",
  ]);
});

test("attributes are aligned in display order, in the caller's language, and differences are marked", async () => {
  const { database } = shop;
  const partType = await makePartType(database);
  const width = await makeAttribute(database, { partTypeId: partType.id, kind: "number", unit: "mm" });
  const vented = await makeAttribute(database, { partTypeId: partType.id, kind: "flag" });
  const silent = await makeAttribute(database, { partTypeId: partType.id, kind: "text" });
  const elsewhere = await makePartType(database);
  const colour = await makeAttribute(database, { partTypeId: elsewhere.id, kind: "text" });
  const disc = await makeProduct(database, {
    partTypeId: partType.id,
    attributes: [
      { attributeId: vented.id, code: "true" },
      { attributeId: width.id, number: 280 },
    ],
  });
  const other = await makeProduct(database, {
    partTypeId: partType.id,
    attributes: [
      { attributeId: vented.id, code: "true" },
      { attributeId: width.id, number: 300 },
    ],
  });
  const pad = await makeProduct(database, {
    partTypeId: elsewhere.id,
    attributes: [{ attributeId: colour.id, code: "rojo" }],
  });
  const two = comparisonOf(await compare(`${disc.slug},${other.slug}`, "en"));
  expect(two.attributes).toEqual([
    { slug: width.slug, name: `${width.slug} (en)`, values: ["280\u00a0mm", "300\u00a0mm"], differs: true },
    { slug: vented.slug, name: `${vented.slug} (en)`, values: ["Yes", "Yes"], differs: false },
  ]);
  const three = comparisonOf(await compare([pad, disc, other].map(({ slug }) => slug).join(",")));
  expect(three.attributes.map(({ slug, values, differs }) => [slug, values, differs])).toEqual([
    [colour.slug, ["rojo", null, null], true],
    [width.slug, [null, "280\u00a0mm", "300\u00a0mm"], true],
    [vented.slug, [null, "Sí", "Sí"], true],
  ]);
  expect(three.attributes.some(({ slug }) => slug === silent.slug)).toBe(false);
});

test("the fit is for the given vehicle, and the response is cached like other reads", async () => {
  const { database } = shop;
  const variant = await makeVariant(database);
  const partType = await makePartType(database);
  const fitSet = await makeFitSet(database, { partTypeId: partType.id, lines: [{ variantId: variant.id }] });
  const fits = await makeProduct(database, { partTypeId: partType.id, fitSetId: fitSet.id });
  const fitsNot = await makeProduct(database, {
    partTypeId: partType.id,
    fitSetId: (await makeFitSet(database, { partTypeId: partType.id, lines: [] })).id,
  });
  const answer = await compare(`${fits.slug},${fitsNot.slug}&vehicle=${variant.publicId}`);
  const { products, vehicle } = comparisonOf(answer);
  expect(products.map(({ fit }) => fit.answer)).toEqual(["fits", "does_not_fit"]);
  expect(vehicle?.id).toBe(variant.publicId);
  expect(answer.headers["cache-control"]).toBe("public, no-cache");
});
