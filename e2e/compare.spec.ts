import type { Page } from "@playwright/test";
import { seedGarage } from "./support/garage.ts";
import { expect, expectAccessible, expectReflow, test } from "./support/shop.ts";

const discs = "/subcategories/discos-de-freno";

/** Ticks the first of the list's products, and no more than there are. */
async function tick(page: Page, count: number) {
  const boxes = page
    .getByRole("main")
    .getByRole("article")
    .getByRole("checkbox", { name: /^Comparar/ });
  for (let place = 0; place < count; place++) await boxes.nth(place).check();
}

test("parts of one kind are chosen in a list and stand side by side", async ({ page }) => {
  await page.goto(discs);
  await tick(page, 1);
  await expectReflow(page);
  await tick(page, 4);
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Comparar/ });
  await expect(boxes.nth(4)).toBeDisabled();
  await expect(page.getByText("4 elegidos, el máximo")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Comparar", exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  await expect(table.getByRole("rowheader", { name: /^Precio/ })).toBeVisible();
  await expectAccessible(page);

  const rows = await table.getByRole("row").count();
  await page.getByRole("checkbox", { name: "Ver solo las diferencias" }).check();
  await expect.poll(() => table.getByRole("row").count()).toBeLessThan(rows);
  // Removes a second part before the response to the first removal arrives.
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/spa/catalog/compare*", async (route) => {
    await isAsked;
    await route.continue();
  });
  const removals = table.getByRole("button", { name: /^Quitar / });
  await removals.nth(0).click();
  await removals.nth(1).click();
  answer();
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await page.unrouteAll({ behavior: "wait" });
  // Who goes on by keyboard stays in the table.
  await expect(removals.nth(1)).toBeFocused();
  await page.reload();
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await page.goto(discs);
  await expect(page.getByText("2 elegidos")).toBeVisible();
  await page.getByRole("button", { name: "Vaciar la comparación" }).click();
  await expect(page.getByRole("link", { name: "Comparar", exact: true })).toBeHidden();
});

test("a shared comparison is drawn by the server, and obeys the vehicle", { tag: "@once" }, async ({
  page,
}) => {
  const { data } = await (await page.request.get("/spa/catalog/products?subcategory=discos-de-freno")).json();
  const slugs = data.slice(0, 2).map(({ slug }: { slug: string }) => slug);
  const path = `/compare?ids=${slugs.join(",")}`;
  const drawn = await (await page.request.get(path)).text();
  expect(drawn).toContain("<table");
  expect(drawn).toContain("noindex");
  await seedGarage(page);
  await page.goto(path);
  await expect(page).toHaveURL(/vehicle=/);
  await expect(
    page
      .getByRole("table")
      .getByText(/en tu Ibiza/)
      .first(),
  ).toBeVisible();
});

test("a comparison of nothing, and a shared one of parts that are gone, lead to the categories", {
  tag: "@once",
}, async ({ page }) => {
  await test.step("a comparison of nothing", async () => {
    await page.goto("/compare");
    await expect(page.getByText("No hay nada que comparar")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("a shared comparison of parts that are gone is taken over as the server drew it", async () => {
    for (const ids of ["no-such-part", "no-such-part,another-one"]) {
      await page.goto(`/compare?ids=${ids}`);
      await expect(page.getByRole("heading", { name: "Aquí no hay nada" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Ver las categorías" })).toBeVisible();
    }
  });
});
