import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import { publishCatalogue } from "../../../test/catalogue/publish-catalogue.ts";
import { buyer } from "../../../test/orders/checkout.ts";
import { openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a stranger and a customer with a full cart are told the same price: none is personalised (art. 97.1.f)", async () => {
  const thing = await makeProduct(shop.database, { slug: "bujia", priceCents: 1234 });
  await publishCatalogue(shop);
  const stranger = shop.visitor();
  const customer = await buyer(shop, [{ thing, quantity: 3 }]);
  for (const path of ["/spa/catalog/products/bujia", "/spa/catalog/products?per_page=10"]) {
    const answers = [await stranger.get(path), await customer.get(path)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(readField(answers[1]?.body, "data")).toEqual(readField(answers[0]?.body, "data"));
    expect(answers[0]?.headers["cache-control"]).not.toMatch(/private/);
  }
});
