import { chooseVehicle, expect, expectAccessible, ibiza, test } from "./shop.ts";

test("SEAT → Ibiza IV → a version, a brake disc that fits, two of them, three of them, still there", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await chooseVehicle(page, ibiza);
  await page.goto("/subcategories/discos-de-freno");
  await expect(page).toHaveURL(/vehicle=/);
  const card = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: /Encaja en tu Ibiza(?! si)/ })
    .filter({ hasText: "En stock" })
    .first();
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Disco de freno");
  const add = page.getByRole("main").getByRole("button", { name: /^(Añadir|\d+ en el carrito)/ });
  const visibleAdd = add.locator("visible=true").first();
  await visibleAdd.click();
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  await visibleAdd.click();

  await page.goto("/shopping-cart");
  const quantity = page
    .getByRole("textbox", { name: "Cantidad" })
    .or(page.getByRole("spinbutton", { name: "Cantidad" }));
  await expect(quantity.first()).toHaveValue("2");
  await expect(page.getByText(/Para: .*Ibiza IV/).first()).toBeVisible();
  await page.getByRole("button", { name: "Uno más" }).click();
  await expect(quantity.first()).toHaveValue("3");
  const changed = page.waitForResponse((answer) => answer.request().method() === "PUT" || answer.ok());
  await changed;
  await expect(page.getByText(/Total sin envío/).first()).toBeVisible();
  await expectAccessible(page);
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(quantity.first()).toHaveValue("3");
  expect(
    isMobile ||
      (await page
        .getByRole("link", { name: /carrito/i })
        .first()
        .isVisible()),
  ).toBe(true);
});

test("a removed line can be brought back", async ({ page }) => {
  await page.goto("/tools");
  await page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: "En stock" })
    .first()
    .getByRole("button", { name: /Añadir/ })
    .click();
  await expect(page.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  await page.goto("/shopping-cart");
  await page
    .getByRole("button", { name: /^Quitar / })
    .first()
    .click();
  await page.getByRole("button", { name: "Deshacer" }).first().click();
  await expect(page.getByRole("button", { name: /^Quitar / }).first()).toBeVisible();
});

test("another tab follows the cart", async ({ page, context }) => {
  await page.goto("/shopping-cart");
  await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/tools");
  await other
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: "En stock" })
    .first()
    .getByRole("button", { name: /Añadir/ })
    .click();
  await expect(other.getByText("Añadido al carrito", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Quitar / })).toBeVisible();
});

test("what does not fit the vehicle asks before it is added", async ({ page }) => {
  await page.goto("/");
  await chooseVehicle(page, ibiza);
  await page.goto("/subcategories/discos-de-freno?all=1");
  await expect(page).toHaveURL(/vehicle=/);
  const card = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: "No encaja en tu Ibiza" })
    .filter({ hasText: "En stock" })
    .first();
  await card.getByRole("button", { name: /Añadir/ }).click();
  const question = page.getByRole("dialog", { name: "No encaja en tu Ibiza" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "No añadir" }).click();
  await expect(question).toBeHidden();
  await page.goto("/shopping-cart");
  await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
});
