import { signUp } from "./support/accounts.ts";
import { placeOrder } from "./support/orders.ts";
import { expect, openSettled, test, waitUntilSettled } from "./support/shop.ts";
import { registered, stored, unregistered } from "./support/stored-names.ts";

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
  expect(registered().size).toBeGreaterThan(20);
  await signUp(page);
  const order = await placeOrder(page.request);
  // Public screens are held against it where axe looks at them.
  for (const path of ["/checkout", `/orders/${order.id}`, "/profile", "/favorites", "/collections"]) {
    await page.goto(path);
    await page.waitForLoadState("load");
    expect([path, ...(await unregistered(page))]).toEqual([path]);
  }
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
