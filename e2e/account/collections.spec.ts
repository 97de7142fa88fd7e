import type { Page } from "@playwright/test";
import { createAccount, post, signUp } from "../support/accounts.ts";
import { expect, expectAccessible, openInOtherBrowser, test } from "../support/shop.ts";
import { fillSignIn } from "../support/sign-in-forms.ts";

/** Things on sale that fit by nature, with plenty in stock. */
async function toolsOf(page: Page): Promise<{ id: string; name: string; slug: string }[]> {
  const answer = await page.request.get("/spa/catalog/tools?stock=1&sort=price_asc");
  const { data } = await answer.json();
  return data.filter((tool: { stock: { state: string } }) => tool.stock.state === "in_stock");
}

/** A list of the signed-in page's customer; returns its address. */
async function makeList(page: Page, name: string, ids: string[]): Promise<string> {
  const items = ids.map((purchasable_public_id) => ({ purchasable_public_id }));
  const answer = await post(page.request, "/spa/collections", { name, items });
  expect(answer.status()).toBe(201);
  const { data } = await answer.json();
  return `/collections/${data.id}`;
}

test("a visitor signs in on the way to a list, and comes back to what they wanted on it", {
  tag: "@phone",
}, async ({ page, request }) => {
  const email = await createAccount(request);
  await page.goto("/tools");
  const [tool] = await toolsOf(page);
  await page.goto(`/products/${tool?.slug}`);
  await page
    .getByRole("button", { name: /^Añadir a una lista: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await fillSignIn(page, email);
  const dialog = page.getByRole("dialog", { name: "Añadir a una lista" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Crear y añadir" }).click();
  await expect(dialog.getByText("Este campo es obligatorio")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Nombre de la nueva lista" }).fill("Ibiza: 60 000 km");
  await dialog.getByRole("button", { name: "Crear y añadir" }).click();
  const list = dialog.getByRole("checkbox", { name: /Ibiza: 60 000 km/ });
  await expect(list).toBeChecked();
  // The answer to the removal comes after the item was added again: the tick stays.
  const late = Promise.withResolvers<void>();
  await page.route(
    "**/spa/collections/*/items/*",
    async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await list.uncheck();
  await expect(dialog.getByText("0 artículos")).toBeVisible();
  await list.check();
  const readAgain = page.waitForResponse("**/spa/collections?purchasable=*");
  late.resolve();
  await readAgain;
  await expect(list).toBeChecked();
  await dialog.getByRole("link", { name: "Ver mis listas" }).click();
  await expect(page.getByRole("heading", { name: "Mis listas" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(["1 artículo"]);
  // Asked for once: the page does not open the dialog again.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a list is made, renamed, counted, emptied with a way back, and deleted", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/collections");
  await expect(page.getByText("Todavía no tienes listas")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Nueva lista" }).click();
  await page.getByRole("textbox", { name: "Nombre de la nueva lista" }).fill("Vieja");
  await page.getByRole("button", { name: "Crear la lista" }).click();
  await expect(page.getByRole("heading", { name: "Vieja" })).toBeVisible();
  await expect(page.getByText("Esta lista está vacía")).toBeVisible();
  await expect(page).toHaveURL(/\/collections\/[a-z0-9]{8,}$/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const [first, second] = await toolsOf(page);
  const { csrf_token: token } = await (await page.request.get("/sanctum/csrf-cookie")).json();
  for (const tool of [first, second]) {
    const path = `/spa/collections/${id}/items/${tool?.id}`;
    await page.request.put(path, { data: {}, headers: { "X-CSRF-TOKEN": token } });
  }
  await page.reload();
  const rows = page.getByRole("main").getByRole("article").getByRole("article");
  await expect(rows).toHaveCount(2);

  await page.getByRole("button", { name: "Cambiar el nombre" }).click();
  await page.getByRole("textbox", { name: "Nombre de la lista" }).fill("Nueva");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nueva" })).toBeFocused();

  await rows.first().getByRole("button", { name: "Uno más" }).click();
  await rows.first().getByRole("button", { name: "Uno más" }).click();
  await expect(rows.first().getByRole("textbox", { name: "Cantidad" })).toHaveValue("3");
  // On a telephone no button is alone in its line but the one that adds.
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const heightOf = async (name: RegExp) =>
    (await rows.first().getByRole("button", { name }).boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(async () => Math.abs((await heightOf(/^Quitar /)) - (await heightOf(/^Uno más/))))
    .toBeLessThan(10);
  if (usual) await page.setViewportSize(usual);
  await rows
    .first()
    .getByRole("button", { name: /^Quitar / })
    .click();
  await expect(page.getByText(/^Has quitado «/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Deshacer" })).toBeFocused();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByRole("textbox", { name: "Cantidad" })).toHaveValue("3");
  await expect(page.getByRole("button", { name: "Añadir todo al carrito" })).toBeEnabled();
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Eliminar la lista" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Todavía no tienes listas")).toBeVisible();
});

test.describe("an answer is lost", () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test("the list that was made is the only one, and one that went into the cart is in it once", {
    tag: "@once",
  }, async ({ page }) => {
    await signUp(page);
    await test.step("the list that was made is the only one", async () => {
      await page.goto("/collections/create");
      await page.route("**/spa/collections", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        await route.fetch();
        await route.abort();
      });
      await page.getByRole("textbox", { name: "Nombre de la nueva lista" }).fill("Revisión");
      await page.getByRole("button", { name: "Crear la lista" }).click();
      await expect(page.getByRole("heading", { name: "Revisión" })).toBeVisible();
      await page.getByRole("link", { name: "Mis listas" }).first().click();
      await expect(page.getByRole("main").getByText("Revisión")).toHaveCount(1);
      await page.unroute("**/spa/collections");
    });
    await test.step("on its way to the cart: the list is in it once", async () => {
      const [tool] = await toolsOf(page);
      await page.goto(
        await makeList(
          page,
          "Revisión",
          [tool?.id].flatMap((id) => id ?? []),
        ),
      );
      await page.route("**/spa/collections/*/cart", (route) => route.fetch().then(() => route.abort()), {
        times: 1,
      });
      const fill = page.getByRole("button", { name: "Añadir todo al carrito" });
      await fill.click();
      await expect(page.getByRole("alert").filter({ hasText: "No hay conexión" })).toBeVisible();
      await fill.click();
      await expect(page.getByText("Añadido al carrito: 1")).toBeVisible();
      const { data: cart } = await (await page.request.get("/spa/cart")).json();
      expect(cart.totals.item_count).toBe(1);
    });
  });
});

test("a whole list goes into the cart, and what does not is told", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  const [tool] = await toolsOf(page);
  const answer = await page.request.get("/spa/catalog/products?sort=price_asc&per_page=48");
  const { data: products } = await answer.json();
  const soldOut = products.find(
    (product: { stock: { state: string } }) => product.stock.state === "out_of_stock",
  );
  const path = await makeList(
    page,
    "Revisión",
    [tool?.id, soldOut?.id].flatMap((id) => id ?? []),
  );
  await page.goto(path);
  await page.getByRole("button", { name: "Añadir todo al carrito" }).click();
  await expect(page.getByText("Añadido al carrito: 1")).toBeVisible();
  if (soldOut) await expect(page.getByText("No queda ninguno más.")).toBeVisible();
  await page.getByRole("link", { name: "Ver el carrito" }).click();
  await expect(page.getByRole("article", { name: String(tool?.name) })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Añadir a una lista: / })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("checkbox", { name: /Revisión/ })).toBeChecked();
});

test("a shared list is read by anyone until its link is withdrawn", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  await signUp(page);
  const [first, second] = await toolsOf(page);
  const path = await makeList(
    page,
    "Para el taller",
    [first?.id, second?.id].flatMap((id) => id ?? []),
  );
  await page.goto(path);
  await page.getByRole("button", { name: "Crear un enlace" }).click();
  const link = await page.getByText(/\/lists\/[a-z0-9]+$/).textContent();
  await expectAccessible(page);

  const reader = await openInOtherBrowser(browser);
  await reader.goto(String(link));
  await expect(reader.getByRole("heading", { name: "Para el taller" })).toBeVisible();
  await expect(reader.getByRole("article")).toHaveCount(2);
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(reader.getByRole("button", { name: /^Quitar / })).toHaveCount(0);
  await expectAccessible(reader);

  await page.getByRole("button", { name: "Dejar de compartir" }).click();
  await expect(page.getByRole("button", { name: "Crear un enlace" })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText("Aquí no hay nada")).toBeVisible();
  await reader.context().close();
});

test("somebody else's list is not found", { tag: "@once" }, async ({ page, request }) => {
  await createAccount(request);
  const made = await post(request, "/spa/collections", { name: "De otra persona" });
  const { data } = await made.json();
  await signUp(page);
  await page.goto(`/collections/${data.id}`);
  await expect(page.getByText("Aquí no hay nada")).toBeVisible();
  await expect(page.getByText("De otra persona")).toBeHidden();
});
