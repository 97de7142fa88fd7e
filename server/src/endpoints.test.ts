import { globSync } from "node:fs";
import type { Endpoint } from "@recambia/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test/shop/test-shop.ts";

const contract = new URL("../../contract/src/", import.meta.url);
const modules: Record<string, Endpoint>[] = await Promise.all(
  globSync("*/endpoints.ts", { cwd: contract }).map((path) => import(new URL(path, contract).href)),
);

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
