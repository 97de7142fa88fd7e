import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { placeOrder } from "./support/orders.ts";
import { expect, publicPaths, test } from "./support/shop.ts";

const registerFile = join(import.meta.dirname, "../storefront/src/legal/consent/storage-register.ts");

/** Names of the register by place, as the cookie policy lists them. */
function registered(): Set<string> {
  const source = readFileSync(registerFile, "utf8");
  const entries = source.matchAll(/\{ name: "([^"]+)", place: "(\w+)"/g);
  return new Set([...entries].map(([, name, place]) => `${place} ${name}`));
}

/** Names of everything that the browser stores for the shop. */
async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const cached = (await caches.keys()).map((name) => `cache ${name}`);
    const local = Object.keys(localStorage).map((name) => `local ${name}`);
    return [
      ...local,
      ...Object.keys(sessionStorage).map((name) => `session ${name}`),
      ...databases,
      ...cached,
    ];
  });
  return [...cookies, ...others];
}

test("what the shop stores in a browser is in the register of the cookie policy", { tag: "@once" }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const names = registered();
  const unknown = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState("load");
    return (await stored(page)).filter((name) => !names.has(name)).map((name) => `${path}: ${name}`);
  };
  expect(names.size).toBeGreaterThan(20);
  const found: string[] = [];
  for (const path of await publicPaths(page, false)) found.push(...(await unknown(path)));
  await signUp(page);
  const order = await placeOrder(page.request);
  for (const path of ["/checkout", `/orders/${order.id}`, "/profile", "/favorites", "/collections"]) {
    found.push(...(await unknown(path)));
  }
  expect(found).toEqual([]);
  expect(await stored(page)).toContain("cookie recambia_session");
});
