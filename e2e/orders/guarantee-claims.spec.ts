import { signUp } from "../support/accounts.ts";
import { waitForMail } from "../support/mailbox.ts";
import { moveClock } from "../support/move-clock.ts";
import { deliver, placeOrder, runShopCommand, sendShopCommand } from "../support/orders.ts";
import { expect, expectAccessible, expectReflow, test } from "../support/shop.ts";

test("a customer claims for a faulty item with a photograph, and follows the claim to its repair", {
  tag: "@once",
}, async ({ page }) => {
  test.setTimeout(180_000);
  const email = await signUp(page);
  const order = await placeOrder(page.request);
  await deliver(order);
  // The clock of the device is a day ahead: the claim begins with the shop's day all the same.
  await moveClock(page, 24 * 60 * 60 * 1000);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText(/^Garantía legal hasta el /)).toBeVisible();
  // Its name ends with the part number: an order may have several parts of one name.
  const claim = page.getByRole("button", { name: /^Reclamar por garantía ?: .+ \S*\d\S*$/ });
  const numbered = (await claim.textContent())?.split(": ")[1] ?? "no part number";
  await claim.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(numbered)).toBeVisible();
  await dialog.getByRole("button", { name: "Enviar la reclamación" }).click();
  await expect(dialog.getByText("Cuéntanos qué le pasa.")).toBeVisible();
  await expect(dialog.getByLabel("¿Qué le pasa?")).toBeFocused();
  await dialog
    .getByLabel("¿Qué le pasa?")
    .fill(`Pierde aceite por la junta, https://fotos.example/${"a".repeat(80)}`);
  await dialog.getByLabel("¿Cuántas unidades fallan?").selectOption("2");
  await dialog.getByLabel("¿Qué prefieres?").selectOption({ label: "Que lo reparéis" });
  await dialog.locator("summary").filter({ hasText: "Adjuntar mis archivos" }).click();
  const photo = { name: "fuga.png", mimeType: "image/png", buffer: await page.screenshot() };
  await dialog.getByLabel(/^Elige archivos/).setInputFiles(photo);
  await expect(dialog.getByRole("checkbox", { name: photo.name })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Enviar la reclamación" }).click();
  await expect(dialog.getByRole("heading", { name: "Reclamación de garantía recibida" })).toBeFocused();
  const number = (await dialog.getByText(/^GC-/).textContent()) ?? "";
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  await waitForMail(email, /justificante de tu reclamaci/);

  const claims = page.getByRole("region", { name: "Reclamaciones de garantía", exact: true });
  await expect(claims.getByText(/^Te contestamos como muy tarde/)).toBeVisible();
  await expectReflow(page);
  const files = page.getByRole("region", { name: "Archivos de tus reclamaciones de garantía" });
  await expect(files.getByRole("link", { name: photo.name })).toBeVisible();
  await runShopCommand("claims", "accept", number, "--remedy", "repair");
  await page.reload();
  await expect(claims.getByText("Aceptada: lo reparamos.")).toBeVisible();
  await expect(claims.getByText(/El transporte lo pagamos nosotros/)).toBeVisible();
  await expectAccessible(page);
  await sendShopCommand(["claims", "received", number]);
  await sendShopCommand(["claims", "finish", number], { text: "Junta nueva" });
  await page.reload();
  await expect(claims.getByText("Reparado.")).toBeVisible();
  await expect(claims.getByText("Nuestra respuesta: Junta nueva")).toBeVisible();
  await expect(page.getByText(`Garantía: artículo reparado. ${number}`)).toBeVisible();
  await waitForMail(email, /Junta nueva/);
});
