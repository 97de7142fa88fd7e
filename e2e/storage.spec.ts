import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { placeOrder } from "./support/orders.ts";
import { expect, openSettled, publicPaths, test, waitUntilSettled } from "./support/shop.ts";

const registerFile = join(import.meta.dirname, "../storefront/src/legal/consent/storage-register.ts");

/** Names of the register by place, as the cookie policy lists them; only those of one ground if it is given. */
function registered(wanted?: string): Set<string> {
  const source = readFileSync(registerFile, "utf8");
  const entries = source.matchAll(/\{ name: "([^"]+)", place: "(\w+)", owner: "\w+", ground: "(\w+)"/g);
  const kept = [...entries].filter(([, , , ground]) => wanted === undefined || ground === wanted);
  return new Set(kept.map(([, name, place]) => `${place} ${name}`));
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

/** Runs in the page: its databases in which nothing is stored. */
async function findEmptyDatabases(): Promise<string[]> {
  const answerOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const names: string[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    const counts = [...database.objectStoreNames].map((store) =>
      answerOf(database.transaction(store).objectStore(store).count()),
    );
    if ((await Promise.all(counts)).every((count) => count === 0)) names.push(`database ${name}`);
    database.close();
  }
  return names;
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

test("who only looks and searches leaves nothing but what pages need; what was seen is kept after a yes", {
  tag: "@once",
}, async ({ page }) => {
  const { data: parts } = await (await page.request.get("/spa/catalog/products?per_page=2")).json();
  await page.context().clearCookies();
  for (const path of ["/", "/categories", `/products/${parts[0].slug}`, `/products/${parts[1].slug}`]) {
    await openSettled(page, path);
  }
  const search = page.getByRole("search").getByRole("combobox");
  await search.fill(parts[0].part_number);
  await search.press("Enter");
  await expect(page).toHaveURL(/\/products\?q=/);
  await waitUntilSettled(page);
  const allowed = registered("technical").union(new Set(await page.evaluate(findEmptyDatabases)));
  expect((await stored(page)).filter((name) => !allowed.has(name))).toEqual([]);
  const lasting = (await page.context().cookies()).filter(({ expires }) => expires !== -1);
  expect(lasting).toEqual([]);

  await page.goto("/cookies-policy");
  const wish = { name: "Recordar en este navegador lo que miro y lo que busco" };
  await page.getByRole("checkbox", wish).check();
  const kept = () => page.evaluate(() => localStorage.getItem("recently-seen"));
  for (const { slug } of parts) {
    await page.goto(`/products/${slug}`);
    await expect.poll(kept).toContain(slug);
  }
  const seen = page.getByRole("region", { name: "Vistos hace poco" });
  // Sections above it grow while they load.
  await expect(async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await waitUntilSettled(page);
    await expect(seen.locator(`a[href="/products/${parts[0].slug}"]`)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await seen.getByRole("checkbox", wish).uncheck();
  expect(await stored(page)).not.toContain("local recently-seen");
});
