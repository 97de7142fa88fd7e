import { pressWhenHydrated } from "./support/press-when-hydrated.ts";
import { expect, test } from "./support/shop.ts";

const list = "/subcategories/discos-de-freno";
const front = 'input[name="position"][value="front"]';

test("a filter pressed at the moment of its hydration is applied once", { tag: "@once" }, async ({
  page,
}) => {
  await page.addInitScript(pressWhenHydrated, front);
  await page.goto(list);
  await expect(page.getByRole("list", { name: "Filtros elegidos" })).toContainText("Delante");
  await expect(page).toHaveURL(/\?position=front$/);
  await expect(page.locator(front)).toBeChecked();
});

test("what is pressed before the page's scripts have come is done once when they have", {
  tag: "@once",
}, async ({ page }) => {
  const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/entry-browser-[^/]+\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  let lines = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/spa/cart/lines")) lines += 1;
  });
  const opening = page.goto("/tools");
  const add = page.getByRole("button", { name: /^Añadir(?! a una lista)/ }).first();
  await add.click();
  await add.click();
  goOn();
  await opening;
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  expect(lines).toBe(1);
});
