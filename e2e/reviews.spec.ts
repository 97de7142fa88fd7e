import type { Page } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { deliver, placeOrder, sendShopCommand } from "./support/orders.ts";
import { expect, expectAccessible, openInOtherBrowser, test } from "./support/shop.ts";
import { throttleCpu } from "./support/throttle-cpu.ts";

/** Id of a part on sale that nobody has reviewed, of a type that no other journey orders. */
async function unreviewedProduct(page: Page): Promise<string> {
  const answer = await page.request.get(
    "/spa/catalog/products?per_page=48&stock=1&subcategory=correas-poli-v",
  );
  const { data } = await answer.json();
  return data.find(({ rating }: { rating: unknown }) => rating === null).id;
}

/** Id and slug of a product that nobody buys: journeys order tools. */
async function anyProduct(page: Page): Promise<{ id: string; slug: string }> {
  const answer = await page.request.get("/spa/catalog/products?per_page=1&subcategory=discos-de-freno");
  const { data } = await answer.json();
  return data[0];
}

test("a product without reviews says so; who has not bought it is told so instead of being shown the form", {
  tag: "@phone",
}, async ({ page }) => {
  const { id, slug } = await anyProduct(page);
  await signUp(page);
  await page.goto(`/products/${slug}`);
  await page.locator("#opiniones").scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Opiniones de compradores" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aún no hay opiniones" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Escribir una opinión" }).click();
  await expect(page).toHaveURL(`/reviews/create?product=${id}`);
  await expect(page.getByRole("heading", { name: "Aún no puedes opinar de este producto" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver de qué puedo opinar" }).click();
  await expect(page.getByText("Todavía no has escrito ninguna opinión.")).toBeVisible();
  await expect(page.getByText("No te queda nada por opinar.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/reviews/abcdefgh23456789");
  await expect(page.getByRole("heading", { name: "Aquí no hay nada" })).toBeVisible();
});

test("a buyer reviews what has arrived with a photo, changes it, somebody reports it, the shop hides it, the buyer deletes it @once", async ({
  page,
  browser,
}) => {
  test.slow();
  await signUp(page);
  const order = await placeOrder(page.request, { productId: await unreviewedProduct(page) });
  await deliver(order);
  await page.goto("/profile/uploads");
  const kept = { name: "montado.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByLabel(/^Elige archivos/).setInputFiles(kept);
  await expect(page.getByRole("button", { name: kept.name, exact: true })).toBeVisible();
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("link", { name: /^Opinar/ }).click();
  await expect(page.getByRole("heading", { name: "Tu compra" })).toBeVisible();
  await page.getByRole("radio", { name: /^4 de 5/ }).check({ force: true });
  await page.getByRole("textbox", { name: "Título" }).fill("Aguanta lo que promete");
  await page.getByRole("textbox", { name: /Tu opinión/ }).fill("Un año en el taller y como el primer día.");
  const photo = { name: "taller.png", mimeType: "image/png", buffer: await page.screenshot() };
  // Pictures that wait for their turn take room as well.
  const photos = page.locator("input[type=file]");
  const uploading = Promise.withResolvers<void>();
  await page.route("**/spa/reviews/pictures*", async (route) => {
    await uploading.promise;
    await route.continue();
  });
  const tooMany = { ...photo, name: "quinta.png" };
  await photos.setInputFiles([...Array.from({ length: 4 }, () => photo), tooMany]);
  await expect(page.getByRole("alert").filter({ hasText: tooMany.name })).toContainText("caben 4 fotos");
  await expect(photos).toHaveCount(0);
  uploading.resolve();
  for (const number of [4, 3, 2]) {
    await page.getByRole("button", { name: `Quitar la foto ${number}` }).click();
  }
  await expect(page.getByRole("img", { name: "Foto 1" })).toBeVisible();
  await page.locator("summary").filter({ hasText: "Elegir entre mis archivos" }).click();
  const choice = page.getByRole("checkbox", { name: kept.name });
  await choice.check();
  await expect(page.getByRole("img", { name: "Foto 2" })).toBeVisible();
  await choice.uncheck();
  await expect(page.getByRole("img", { name: "Foto 2" })).toBeHidden();
  await choice.check();
  await expect(page.getByRole("img", { name: "Foto 2" })).toBeVisible();
  await expectAccessible(page);
  const atFullSpeed = await throttleCpu(page);
  await page.getByRole("button", { name: "Publicar la opinión" }).click();
  await expect(page.getByText("Opinión publicada. ¡Gracias!")).toBeVisible();
  await expect(page).toHaveURL("/reviews");
  await atFullSpeed();

  const { data: placed } = await (await page.request.get(`/spa/orders/${order.id}`)).json();
  const { slug } = placed.lines[0].product;
  const { data: card } = await (await page.request.get(`/spa/catalog/products/${slug}`)).json();
  expect(card.rating).toEqual({ average: 4, count: 1 });
  const { data: reviews } = await (await page.request.get(`/spa/catalog/products/${slug}/reviews`)).json();
  const [{ id: reviewId }] = reviews;

  await page.goto("/profile/uploads");
  await page.getByRole("link", { name: "En una opinión" }).click();
  await expect(page).toHaveURL(`/reviews/${reviewId}`);
  // The order leads to the review that is there.
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("link", { name: /^Opinar/ }).click();
  await expect(page).toHaveURL(`/reviews/${reviewId}`);
  await page.locator("summary").filter({ hasText: "Elegir entre mis archivos" }).click();
  await expect(choice).toBeChecked();
  await page.getByRole("textbox", { name: "Título" }).fill(`Aguanta, pero pesa ${"a".repeat(70)}`);
  await page.getByRole("button", { name: "Guardar los cambios" }).click();
  await expect(page.getByText("Opinión guardada")).toBeVisible();

  const elsewhere = await openInOtherBrowser(browser);
  await elsewhere.goto(`/products/${slug}#opiniones`);
  const review = elsewhere.getByRole("article").filter({ hasText: "Aguanta, pero pesa" });
  await expect(review.getByText("Compra comprobada")).toBeVisible();
  await expect(review.getByText(/^Editada el/)).toBeVisible();
  await expect(review.getByRole("img").nth(1)).toBeVisible();
  await review.getByRole("button", { name: /^Ampliar la foto 1/ }).click();
  const gallery = elsewhere.getByRole("dialog", { name: /^Aguanta, pero pesa/ });
  await expect(gallery.getByRole("img")).toBeVisible();
  await elsewhere.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => gallery.evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
  await gallery.getByRole("button", { name: "Cerrar" }).click();
  await elsewhere.setViewportSize({ width: 1280, height: 900 });
  await review.getByRole("button", { name: /^Avisar/ }).click();
  const dialog = elsewhere.getByRole("dialog", { name: "Avisar de esta opinión" });
  await dialog.getByRole("combobox", { name: "Motivo" }).selectOption("off_topic");
  await dialog.getByRole("textbox", { name: "Explícanos por qué" }).fill("Habla de otra pieza.");
  await dialog.getByRole("button", { name: "Enviar el aviso" }).click();
  await expect(dialog.getByText("Aviso recibido")).toBeVisible();

  expect(await sendShopCommand(["reviews", "reported"])).toContain(reviewId);
  await sendShopCommand(["reviews", "hide", reviewId], {
    rule: "off_topic",
    reason: "No habla del producto.",
  });
  await elsewhere.reload();
  await expect(elsewhere.getByText(/Hay 1 opinión con el texto oculto/)).toBeVisible();
  await expect(elsewhere.getByText("Aguanta, pero pesa")).toBeHidden();
  await elsewhere.context().close();

  await page.goto(`/reviews/${reviewId}`);
  await expect(page.getByText("Motivo: No habla del producto.")).toBeVisible();
  await page.getByRole("button", { name: "Eliminar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Opinión eliminada")).toBeVisible();
  const { meta } = await (await page.request.get(`/spa/catalog/products/${slug}/reviews`)).json();
  expect(meta.summary).toMatchObject({ count: 0, hidden: 0 });
});
