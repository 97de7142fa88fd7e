import * as account from "@recambia/contract/account/endpoints";
import * as addresses from "@recambia/contract/addresses/endpoints";
import * as backups from "@recambia/contract/backups/endpoints";
import * as cart from "@recambia/contract/cart/endpoints";
import * as catalogue from "@recambia/contract/catalogue/endpoints";
import * as checkout from "@recambia/contract/checkout/endpoints";
import * as collections from "@recambia/contract/collections/endpoints";
import type { Endpoint } from "@recambia/contract/endpoint";
import * as favorites from "@recambia/contract/favorites/endpoints";
import * as orders from "@recambia/contract/orders/endpoints";
import * as people from "@recambia/contract/people/endpoints";
import * as recalls from "@recambia/contract/recalls/endpoints";
import * as reviews from "@recambia/contract/reviews/endpoints";
import * as session from "@recambia/contract/session/endpoints";
import * as support from "@recambia/contract/support/endpoints";
import * as uploads from "@recambia/contract/uploads/endpoints";
import * as vehicles from "@recambia/contract/vehicles/endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test/shop/test-shop.ts";

const modules: Record<string, Endpoint>[] = [
  account,
  addresses,
  backups,
  cart,
  catalogue,
  checkout,
  collections,
  favorites,
  orders,
  people,
  recalls,
  reviews,
  session,
  support,
  uploads,
  vehicles,
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Called by the bank, not by a storefront. */
const bankNotification = "POST /payments/redsys/notification";

test("the server serves every endpoint of the contract, and besides them only what the bank calls", async () => {
  const document: { paths: Record<string, object> } = JSON.parse(
    (await shop.app.inject("/docs/api/json")).body,
  );
  const served = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = modules
    .flatMap((module) => Object.values(module))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(new Set(declared).size).toBe(declared.length);
  expect(served.filter((operation) => operation !== bankNotification).sort()).toEqual(declared.sort());
});
