import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { post, signInInOtherBrowser, signUp } from "../support/accounts.ts";
import { seedGarage } from "../support/garage.ts";
import { expect, expectAccessible, test } from "../support/shop.ts";

// A broken file is refused.
test.use({ expectedMessages: /the server responded with a status of 4\d\d/ });

/** Opens the landing page as somebody who is signed in, and waits until garage and account have met. */
async function syncWithAccount(page: Page) {
  // A page of the account finds out who is signed in.
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const met = page.waitForResponse((answer) => answer.url().endsWith("/spa/me/garage"));
  await page.goto("/");
  await met;
}

test(
  "a backup made, the account emptied, and restored box by box, on another device as well",
  { tag: "@once" },
  async ({ page, browser }, info) => {
    await seedGarage(page);
    const email = await signUp(page);
    const { data } = await (await page.request.get("/spa/catalog/tools")).json();
    await post(page.request, "/spa/collections", {
      name: "Revisión",
      items: [{ purchasable_public_id: data[0].id }],
    });
    await syncWithAccount(page);
    await page.getByRole("button", { name: "Cambiar entre tema claro y oscuro" }).first().click();
    await page.goto("/profile/backups");
    await expect(page.getByText("Todavía no hay ninguna copia")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Hacer una copia ahora" }).click();
    await expect(page.getByText("Tu copia está al día.")).toBeVisible();
    await expect(page.getByText(/Garaje: 1 · Listas: 1 · Preferencias: 3/)).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Descargar la copia/ }).click();
    const path = info.outputPath("copia.json");
    await (await saving).saveAs(path);

    // Emptied: the list is deleted, and the vehicle removed on another device.
    const { data: lists } = await (await page.request.get("/spa/collections")).json();
    const { csrf_token: token } = await (await page.request.get("/sanctum/csrf-cookie")).json();
    const headers = { "X-CSRF-TOKEN": token };
    await page.request.delete(`/spa/collections/${lists[0].id}`, { headers });
    const variantId = JSON.parse(readFileSync(path, "utf8")).parts.garage[0].key;
    await page.request.put("/spa/me/garage", {
      headers,
      data: { changes: [{ variant_id: variantId, vehicle: null, ms_ago: 0 }] },
    });

    await page.getByRole("button", { name: /^Restaurar la copia/ }).click();
    const dialog = page.getByRole("dialog", { name: "Restaurar la copia" });
    await dialog.getByRole("checkbox", { name: /Ibiza/ }).uncheck();
    await expectAccessible(page);
    await page.route(
      "**/spa/backups/restore",
      (route) => route.fulfill({ status: 404, json: { message: "", code: "not_found" } }),
      { times: 1 },
    );
    await dialog.getByRole("button", { name: "Restaurar 1 cambio" }).click();
    const failure = dialog.getByText("Algo ha fallado por nuestra parte");
    await expect(failure).toBeVisible();
    await dialog.getByRole("button", { name: "Restaurar 1 cambio" }).click();
    await expect(dialog.getByText("Hecho: 1 cambio.")).toBeVisible();
    await expect(failure).toBeHidden();
    await dialog.getByRole("button", { name: "Cerrar" }).last().click();
    await expect(page.getByText(/^De antes de restaurar/)).toBeVisible();

    // The rest from the file, which somebody has changed, on a device in the dark theme.
    const other = await signInInOtherBrowser(browser, email);
    await other.goto("/profile/backups");
    const changed = readFileSync(path, "utf8").replaceAll("Revisión", "Revisión anual");
    await other.getByLabel("Elegir un archivo").setInputFiles({
      name: "copia.json",
      mimeType: "application/json",
      buffer: Buffer.from(changed),
    });
    const theirs = other.getByRole("dialog", { name: "Restaurar la copia" });
    await expect(theirs.getByText("El archivo ha cambiado desde que lo descargaste")).toBeVisible();
    await expect(theirs.getByRole("checkbox", { name: "Claro Tema" })).toBeChecked();
    await theirs.getByRole("button", { name: "Restaurar 3 cambios" }).click();
    await expect(theirs.getByText("Hechos: 3 cambios.")).toBeVisible();
    await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
    await theirs.getByRole("button", { name: "Cerrar" }).last().click();
    await other.goto("/collections");
    await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(other.getByRole("link", { name: "Revisión anual" })).toBeVisible();
    await other.context().close();
  },
);

test("a broken file says where", { tag: "@once" }, async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/backups");
  await page.getByLabel("Elegir un archivo").setInputFiles({
    name: "copia.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"format":"recambia-backup",\n"version":1,}'),
  });
  await expect(
    page.getByText("El archivo está dañado. El problema está en la línea 2, carácter 13."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Restaurar \d/ })).toHaveCount(0);
});

test("the garage follows a person to another device, and a removal comes back", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  await seedGarage(page);
  const email = await signUp(page);
  await syncWithAccount(page);
  const other = await signInInOtherBrowser(browser, email);
  await expect(other.getByText("Tu garaje está al día")).toBeVisible();
  const stored = () => other.evaluate(() => localStorage.getItem("garage"));
  await expect.poll(stored).toContain('"count":1');
  await other.getByRole("region", { name: "Tu vehículo", exact: true }).getByRole("button").first().click();
  const removal = other.waitForResponse((answer) => answer.url().endsWith("/spa/me/garage"));
  await other
    .getByRole("dialog")
    .getByRole("button", { name: /^Quitar/ })
    .click();
  await removal;
  await page.reload();
  await expect(page.getByText(/^En otro dispositivo quitaste: /)).toBeVisible();
  await other.context().close();
});
