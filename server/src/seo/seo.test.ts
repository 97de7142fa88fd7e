import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeBrand,
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../test/catalogue/publish-catalogue.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { findReplacement } from "./find-replacement.ts";
import { escapeXml } from "./xml.ts";

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => ["sitemap", "url", "item"].includes(name),
});

let shop: TestShop;
let discs: { id: number; slug: string };
let fitSetId: number;

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  discs = await makePartType(database, { slug: "discos", name: "Disco" });
  const { id: brandId } = await makeBrand(database, { slug: "ferodo-co", name: "Ferodo & Co" });
  const car = await makeVariant(database);
  fitSetId = (await makeFitSet(database, { partTypeId: discs.id, lines: [{ variantId: car.id }] })).id;
  const own = { partTypeId: discs.id, brandId, fitSetId };
  const sold = await makeProduct(database, {
    ...own,
    slug: "disco-a",
    partNumber: "DX<1>",
    priceCents: 4500,
  });
  await makeProduct(database, { ...own, slug: "disco-gone", isActive: false });
  await makeProduct(database, { ...own, slug: "disco-rear-gone", isActive: false, position: "rear" });
  await makeProduct(database, { ...own, slug: "disco-out", available: 0, relevance: 100 });
  await makeProduct(database, { slug: "gas", restricted: "f_gas" });
  await makeProduct(database, {
    slug: "aceite",
    netQuantity: { amount: 5, unit: "l" },
    priceCents: 12_000,
    offerPreviousCents: 15_000,
    offerEndsAt: new Date("2026-12-24T00:00:00Z"),
    weightG: 4600,
  });
  await database.rows({
    text: "update product set hazard = $1 where slug = 'aceite'",
    values: [JSON.stringify({ pictograms: ["GHS07"], signal: "warning", statements: ["H302"] })],
  });
  await makeKit(database, { slug: "kit-sold", components: [{ productId: sold.id }] });
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

async function read(url: string): Promise<unknown> {
  const { status, text, headers } = await shop.visitor().get(url);
  expect([url, status, headers["content-type"]]).toEqual([url, 200, "application/xml; charset=utf-8"]);
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}

/** Values of one element of each entry. */
function each(document: unknown, [root, entry]: [string, string], field: string): unknown[] {
  const entries = readField(readField(document, root), entry);
  return Array.isArray(entries) ? entries.map((one) => readField(one, field)) : [];
}

const addressesIn = async (file: string) => each(await read(file), ["urlset", "url"], "loc");

async function feedItems(): Promise<Map<unknown, unknown>> {
  const channel = readField(readField(await read("/feeds/google-es.xml"), "rss"), "channel");
  const items = readField(channel, "item");
  const slugOf = (item: unknown) => String(readField(item, "g:link")).split("/").at(-1);
  return new Map((Array.isArray(items) ? items : []).map((item) => [slugOf(item), item]));
}

test.each([
  "/sitemaps/es/secrets.xml",
  "/sitemaps/fr/pages.xml",
  "/sitemaps/es/pages",
  "/sitemaps/es/products-0.xml",
  "/sitemaps/es/products-x.xml",
  "/sitemaps/es/products-2.xml",
  "/feeds/google-fr.xml",
  "/feeds/bing.xml",
])("an unknown file is not found: %s", async (url) => {
  expect((await shop.visitor().get(url)).status).toBe(404);
});

test("robots.txt names the sitemap and leaves the catalogue open", async () => {
  const { text, headers } = await shop.visitor().get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toContain("Sitemap: http://shop.test/sitemap.xml");
  expect(text).toContain("Allow: /spa/catalog/");
  expect(text).not.toContain("Disallow: /\n");
  expect(text).toContain("Disallow: /*?rating_min=\nDisallow: /*&rating_min=\n");
  expect(text).not.toContain("brand=");
});

test("the index leads to every sold product, list, brand and kit in every language, and to nothing else", async () => {
  const files = each(await read("/sitemap.xml"), ["sitemapindex", "sitemap"], "loc").map(
    (url) => new URL(String(url)).pathname,
  );
  const addresses = (await Promise.all(files.map(addressesIn))).flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const prefix of ["", "/ca", "/en"]) {
    for (const path of [
      "/products/disco-a",
      "/subcategories/discos",
      "/brands/ferodo-co",
      "/kit-list/kit-sold",
      "/brands",
    ]) {
      expect(addresses).toContain(`http://shop.test${prefix}${path}`);
    }
  }
  expect(addresses).toContain("http://shop.test/");
  expect(addresses).toContain("http://shop.test/ca");
  expect(addresses.filter((address) => String(address).includes("gone"))).toEqual([]);
});

test("a shop without kits lists no file for them, and has none", async () => {
  const setActive = (isActive: boolean) =>
    shop.database.rows({ text: "update kit set is_active = $1", values: [isActive] });
  await setActive(false);
  await publishCatalogue(shop);
  const files = each(await read("/sitemap.xml"), ["sitemapindex", "sitemap"], "loc");
  expect(files).toHaveLength(3 * 4);
  expect(files.filter((url) => String(url).includes("kits"))).toEqual([]);
  expect((await shop.visitor().get("/sitemaps/es/kits.xml")).status).toBe(404);
  await setActive(true);
  await publishCatalogue(shop);
});

test("lastmod follows what a shopper sees of a product, and nothing else", async () => {
  const lastmodOf = async (slug: string) => {
    const document = await read("/sitemaps/es/products-1.xml");
    const place = each(document, ["urlset", "url"], "loc").indexOf(`http://shop.test/products/${slug}`);
    return each(document, ["urlset", "url"], "lastmod")[place];
  };
  const write = (change: string) =>
    shop.database.rows({ text: `update product set ${change} where slug = 'disco-a'` });
  const before = await lastmodOf("disco-a");
  for (const change of ["available = 7", "relevance = 3", "rating_count = 1", "price_cents = price_cents"]) {
    await write(change);
    expect([change, await lastmodOf("disco-a")]).toEqual([change, before]);
  }
  for (const change of ["price_cents = 4400", "available = 0", "available = 3", "gtin = '4006633374668'"]) {
    const known = await lastmodOf("disco-a");
    await write(change);
    expect([change, (await lastmodOf("disco-a")) === known]).toEqual([change, false]);
  }
});

test("the feed has what is for sale, with prices, units, delivery and identifiers", async () => {
  const items = await feedItems();
  expect([...items.keys()].sort()).toEqual(["aceite", "disco-a", "disco-out"]);
  const page = await shop.visitor().get("/spa/catalog/products/disco-a");
  expect(items.get("disco-a")).toMatchObject({
    "g:id": readField(readField(page.body, "data"), "id"),
    "g:title": expect.stringContaining("DX<1>"),
    "g:brand": "Ferodo & Co",
    "g:availability": "in_stock",
    "g:condition": "new",
    "g:shipping": { "g:country": "ES", "g:price": "7.95 EUR" },
  });
  expect(items.get("disco-a")).not.toHaveProperty("g:sale_price");
  expect(items.get("disco-a")).toMatchObject({
    "g:description": expect.not.stringContaining("Atención"),
  });
  // An advertisement names the hazards (Regulation (EC) 1272/2008 art. 48).
  expect(items.get("aceite")).toMatchObject({
    "g:description": expect.stringMatching(/ Atención\. H302: Nocivo en caso de ingestión\.$/),
  });
  expect(items.get("disco-out")).toMatchObject({ "g:availability": "out_of_stock" });
  expect(items.get("aceite")).toMatchObject({
    "g:price": "150.00 EUR",
    "g:sale_price": "120.00 EUR",
    "g:unit_pricing_measure": "5 l",
    "g:unit_pricing_base_measure": "1 l",
    "g:shipping_weight": "4600 g",
    // Free from 99 €.
    "g:shipping": { "g:country": "ES", "g:price": "0.00 EUR" },
  });
});

test("a second feed at the same time is asked to come later, and is served afterwards", async () => {
  const ask = () => shop.visitor().get("/feeds/google-en.xml");
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first.status, second.status].sort()).toEqual([200, 503]);
  expect([first, second].find(({ status }) => status === 503)?.headers["retry-after"]).toBe("60");
  expect((await ask()).status).toBe(200);
});

test("a reader of the feed keeps it from nobody in another network, and HEAD writes none", async () => {
  const from = (remoteAddress: string, method: "GET" | "HEAD" = "GET") =>
    shop.visitor().call({ method, url: "/feeds/google-es.xml", remoteAddress });
  const answers = await Promise.all([
    ...["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"].map((address) => from(address)),
    from("192.0.2.5", "HEAD"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 200]);
  expect(answers.at(-1)?.text).toBe("");
});

test("compressed files hold the same text", async () => {
  const answer = await shop
    .visitor()
    .call({ url: "/sitemaps/es/brands.xml", headers: { "accept-encoding": "gzip" } });
  expect(answer.headers["content-encoding"]).toBe("gzip");
});

test("a product that is gone is replaced by one for the same numbers, else by its list", async () => {
  const { database } = shop;
  expect(await findReplacement(database, "/products/disco-gone", "es")).toBe("/products/disco-a");
  expect(await findReplacement(database, "/ca/products/disco-gone", "ca")).toBe("/ca/products/disco-a");
  expect(await findReplacement(database, "/en/products/disco-rear-gone", "en")).toBe(
    "/en/subcategories/discos",
  );
  // Workshop tools have two pages.
  expect(await findReplacement(database, "/ca/tools/disco-gone", "ca")).toBe("/ca/products/disco-a");
  for (const path of ["/products/disco-a", "/tools/disco-a", "/products/never-known", "/brands/disco-gone"]) {
    expect([path, await findReplacement(database, path, "es")]).toEqual([path, null]);
  }
});

test("any text makes a well-formed document", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(XMLValidator.validate(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
