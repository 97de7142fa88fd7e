import { type APIRequestContext, expect, test } from "@playwright/test";

/** Path of an absolute address of the shop. */
const pathOf = (address: string) => new URL(address).pathname;

async function addressesIn(request: APIRequestContext, file: string): Promise<string[]> {
  const answer = await request.get(file);
  expect([file, answer.status(), answer.headers()["content-type"]]).toEqual([
    file,
    200,
    "application/xml; charset=utf-8",
  ]);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
}

/** The JSON-LD descriptions of a page by their type. */
async function descriptionsOn(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const texts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g);
  const all = [...texts].map(([, text]): Record<string, unknown> => JSON.parse(String(text)));
  return new Map(all.map((description) => [description["@type"], description]));
}

/** First and last address of each kind of sitemap in Spanish and Catalan: the others are made alike. */
async function sampleAddresses(request: APIRequestContext): Promise<string[]> {
  const files = (await addressesIn(request, "/sitemap.xml")).map(pathOf);
  const perFile = await Promise.all(
    files
      .filter((file) => !file.startsWith("/sitemaps/en/"))
      .map(async (file) => {
        const addresses = await addressesIn(request, file);
        return file.endsWith("pages.xml") ? addresses : [addresses[0], addresses.at(-1)];
      }),
  );
  return perFile.flat().filter((address) => address !== undefined);
}

test("every kind of page in the sitemap exists, may be indexed, and names itself", { tag: "@once" }, async ({
  request,
}) => {
  const addresses = await sampleAddresses(request);
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    const answer = await request.get(pathOf(address), { maxRedirects: 0 });
    const html = await answer.text();
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect([address, answer.status(), canonical, html.includes("noindex")]).toEqual([
      address,
      200,
      address,
      false,
    ]);
    expect([address, /<meta name="description" content="[^"]{20,}"/.test(html)]).toEqual([address, true]);
  }
});

test("filtered lists and personal pages stay out of search engines", { tag: "@once" }, async ({
  request,
}) => {
  for (const path of ["/products?brand=bosch&sort=price_asc", "/shopping-cart", "/profile", "/compare"]) {
    expect([path, (await (await request.get(path)).text()).includes("noindex")]).toEqual([path, true]);
  }
});

test("a product is described with offer, delivery, returns and the models that it fits", {
  tag: "@once",
}, async ({ request }) => {
  const list = await (
    await request.get("/spa/catalog/products?subcategory=pastillas-de-freno&per_page=1")
  ).json();
  const { slug } = list.data[0];
  const product = (await descriptionsOn(request, `/products/${slug}`)).get("Product");
  expect(product).toMatchObject({
    name: expect.any(String),
    image: [expect.stringMatching(/^http/)],
    mpn: expect.any(String),
    brand: { "@type": "Brand", name: expect.any(String) },
    isAccessoryOrSparePartFor: expect.arrayContaining([
      { "@type": "Vehicle", name: expect.any(String), brand: expect.anything(), model: expect.any(String) },
    ]),
    offers: {
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: "EUR",
      availability: expect.stringMatching(
        /^https:\/\/schema\.org\/(InStock|LimitedAvailability|OutOfStock)$/,
      ),
      itemCondition: "https://schema.org/NewCondition",
      shippingDetails: {
        shippingRate: { value: expect.stringMatching(/^\d+\.\d\d$/), currency: "EUR" },
        shippingDestination: { addressCountry: "ES" },
        deliveryTime: { handlingTime: expect.anything(), transitTime: expect.anything() },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: "ES",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 14,
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
      },
    },
  });
});

test("a tool's page leads search engines to its product page, and the shop describes itself", {
  tag: "@once",
}, async ({ request }) => {
  const tools = await (await request.get("/spa/catalog/tools?per_page=1")).json();
  const { slug } = tools.data[0];
  expect(await (await request.get(`/tools/${slug}`)).text()).toContain(`/products/${slug}" data-head`);
  expect((await descriptionsOn(request, "/")).get("AutoPartsStore")).toMatchObject({
    telephone: expect.any(String),
    taxID: expect.any(String),
    address: { addressLocality: "Madrid" },
  });
});
