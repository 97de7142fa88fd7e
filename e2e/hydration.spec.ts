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
