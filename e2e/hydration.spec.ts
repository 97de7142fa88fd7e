import { pressWhenHydrated } from "./support/press-when-hydrated.ts";
import { expect, test } from "./support/shop.ts";

const list = "/subcategories/discos-de-freno";
const front = 'input[name="position"][value="front"]';

test("a filter pressed before the page's scripts have run is applied", { tag: "@once" }, async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto(list);
  await page.locator(front).click();
  scripts.resolve();
  await opened;
  await expect(page).toHaveURL(/\?position=front$/);
  await expect(page.locator(front)).toBeChecked();
});

test("a filter pressed at the moment of its hydration is applied once", { tag: "@once" }, async ({
  page,
}) => {
  await page.addInitScript(pressWhenHydrated, front);
  await page.goto(list);
  await expect(page.getByRole("list", { name: "Filtros elegidos" })).toContainText("Delante");
  await expect(page).toHaveURL(/\?position=front$/);
  await expect(page.locator(front)).toBeChecked();
});
