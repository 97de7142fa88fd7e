import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Made,
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
let golf: Made;

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  golf = await makeVariant(database);
  const { id: categoryId } = await makeCategory(database, { slug: "herramientas" });
  const discs = await makePartType(database, { slug: "discos", categoryId });
  const text = await makeAttribute(database, { partTypeId: discs.id, slug: "norma", kind: "text" });
  const width = await makeAttribute(database, { partTypeId: discs.id, slug: "ancho", kind: "number" });
  const fitSet = await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: golf.id }] });
  await makeProduct(database, {
    slug: "disco",
    partTypeId: discs.id,
    fitSetId: fitSet.id,
    attributes: [
      { attributeId: text.id, code: "E11" },
      { attributeId: width.id, number: 22 },
    ],
  });
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

const paths = [
  "categories",
  "categories/herramientas",
  "subcategories/discos",
  "brands",
  "brands/marca-1",
  "products",
  "products/disco",
  "products/disco/fitments",
  "products/disco/alternatives",
  "offers",
  "kits",
  "kits/kit-1",
  "tools",
  "tools/disco",
];

const huge = "7".repeat(10_000);
const oddQueries = [
  "page=0",
  "page=-1",
  "page=1e9",
  "page=1000000000",
  "page=1.5",
  "page=NaN",
  "page=",
  "page=1&page=2",
  "page[]=1",
  "page[$gt]=1",
  "per_page=100000",
  `page=${huge}`,
  `category=${huge}`,
  `vehicle=${huge}`,
  `brand=${huge}`,
  `brand=${"x,".repeat(4000)}`,
  "brand=,",
  "brand=%00",
  "brand=%1f%7f",
  "brand=constructor",
  "brand=__proto__",
  "category=__proto__",
  "subcategory=discos&category=herramientas&brand=%F0%9F%9A%97",
  "vehicle=%00%00%00%00%00%00%00%00",
  "vehicle='; drop table product; --",
  "vehicle[]=a",
  "price_min=99999999999&price_max=1",
  "price_min=99999999999999999999",
  "price_max=-0",
  "price_min=0x10",
  "rating_min=6",
  "rating_min=4.5",
  "sort=relevance;select 1",
  "sort[]=newest",
  "stock=true",
  "all=0",
  "a.=x",
  "a.norma",
  "a.norma=",
  "a.norma=E11&a.norma=E12",
  "subcategory=discos&a.norma=%00",
  "subcategory=discos&a.norma=%25zz",
  `subcategory=discos&a.norma=${"y,".repeat(290)}y`,
  `subcategory=discos&a.norma=${huge}`,
  "subcategory=discos&a.norma=%ED%A0%80",
  "subcategory=discos&a.ancho=1e400..",
  "subcategory=discos&a.ancho=999999999.999..",
  "subcategory=discos&a.ancho=-999999999..999999999",
  "subcategory=discos&a.ancho=..Infinity",
  "subcategory=discos&a.ancho=1..2,3..4",
  "subcategory=discos&a.__proto__=1",
  "subcategory=discos&a.constructor=1",
  "__proto__=1",
  "__proto__[x]=1",
  "constructor=1",
  "%00=1",
  "%E0%A4%A=1",
  "=",
  "&&&",
  "?",
  "#",
];

test.each([
  ["es_ES", ["No conocemos", "Revisa los datos", "No lo hemos", "No hemos"]],
  ["es_CA", ["No coneixem", "Revisa les dades", "No ho hem", "No hem"]],
  ["en", ["We do not know", "Please check", "We could not"]],
])("no odd question breaks a read, and each refusal is worded: %s", async (locale, words) => {
  const visitor = shop.visitor(locale);
  for (const path of paths) {
    for (const query of oddQueries) {
      const { status, body, text } = await visitor.get(`/spa/catalog/${path}?${query}`);
      const where = `${path}?${query.slice(0, 60)} ${status}`;
      expect([where, [200, 400, 404, 422].includes(status)]).toEqual([where, true]);
      expect([where, text.includes("node_modules")]).toEqual([where, false]);
      if (status === 200) continue;
      const message = String(readField(body, "message"));
      expect([where, words.some((word) => message.startsWith(word))]).toEqual([where, true]);
    }
  }
});

test("malformed slugs are not found", async () => {
  const visitor = shop.visitor();
  const odd = [
    "%00",
    "..",
    "%2e%2e%2f",
    "-",
    "a--b",
    "A",
    "ñ",
    "%F0%9F%9A%97",
    "'",
    "a".repeat(121),
    "7".repeat(9000),
    "%",
  ];
  for (const kind of ["categories", "subcategories", "brands", "products", "kits", "tools"]) {
    for (const slug of odd) {
      const { status } = await visitor.get(`/spa/catalog/${kind}/${slug}`);
      const expected = slug === "%" ? 400 : 404;
      expect([kind, slug.slice(0, 30), status]).toEqual([kind, slug.slice(0, 30), expected]);
    }
  }
});

test("a price beyond all products gives an empty list", async () => {
  const { status, body } = await shop.visitor().get("/spa/catalog/products?price_min=100000000000");
  expect([status, readField(body, "data")]).toEqual([200, []]);
});

test("a URL too long for the cache is answered with the same response", async () => {
  const padded = `subcategory=discos&a.norma=${"E11,".repeat(140)}E11`;
  const url = `/spa/catalog/products?${padded}&price_min=${"0".repeat(600)}1`;
  const { status, headers, body } = await shop.visitor().get(url);
  expect([status, headers.etag]).toEqual([200, undefined]);
  expect(readField(readField(body, "meta"), "total")).toBe(1);
});
