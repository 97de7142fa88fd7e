import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("security.txt says where to report a weakness, for half a year from now", async () => {
  const { status, headers, text } = await shop.visitor().get("/.well-known/security.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text.split("\n")).toEqual([
    `Contact: mailto:${shop.context.shop.email}`,
    "Expires: 2027-05-20T00:00:00Z",
    "Preferred-Languages: es, ca, en",
    "Canonical: http://shop.test/.well-known/security.txt",
    "",
  ]);
});
