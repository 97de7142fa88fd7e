import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { signUp } from "../support/accounts.ts";
import { startFlakyProxy } from "../support/flaky-proxy.ts";
import { expect, expectAccessible, test } from "../support/shop.ts";

test.use({ expectedMessages: /net::ERR_|the server responded with a status of 4\d\d/ });

const megabyte = 1024 * 1024;
const picture = readFileSync(join(import.meta.dirname, "../../docs/pictures/landing.webp"));

/** Writes a file to be chosen: browsers read it themselves, however large it is. */
function writeFile(info: TestInfo, name: string, bytes: Uint8Array): string {
  const path = info.outputPath(name);
  writeFileSync(path, bytes);
  return path;
}

/** Drops files somewhere on the page, as from a window of the system. */
async function drop(page: Page, selector: string, names: readonly string[]) {
  await page.evaluate(
    ({ place, files, bytes }) => {
      const dataTransfer = new DataTransfer();
      for (const name of files) dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
      for (const type of ["dragenter", "dragover", "drop"]) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector(place)?.dispatchEvent(event);
        // What a page does not take, the browser opens in its place.
        if (type !== "dragenter" && !event.defaultPrevented)
          throw new Error(`${type} is left to the browser`);
      }
    },
    { place: selector, files: names, bytes: [...picture] },
  );
}

/** A photograph of the registration papers, as heavy as a file may be. */
const papers = {
  name: "ficha técnica.webp",
  bytes: Buffer.concat([picture, Buffer.alloc(20 * megabyte - picture.length, 7)]),
};

const choose = (page: Page) => page.getByLabel(/^Elige archivos/);

test(
  "20 MB arrive over a slow line with three cuts and a closed browser, and lead to the vehicle",
  { tag: "@once" },
  async ({ page, context, baseURL }, info) => {
    const file20 = writeFile(info, papers.name, papers.bytes);
    await signUp(page);
    await using proxy = await startFlakyProxy(String(baseURL), 4 * megabyte);
    await page.goto(`${proxy.origin}/profile/uploads`);
    await expect(page.getByText("Todavía no tienes archivos")).toBeVisible();
    await expectAccessible(page);
    await choose(page).setInputFiles(file20);
    const progress = page.getByRole("progressbar", { name: papers.name });
    const sent = async () => Number(await progress.getAttribute("value"));
    for (const megabytes of [2, 4, 6]) {
      await expect.poll(sent).toBeGreaterThan(megabytes * megabyte);
      proxy.cut();
    }
    await page.getByRole("button", { name: `Pausar ${papers.name}` }).click();
    await expect(page.getByText(/^En pausa: /)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: `Seguir subiendo ${papers.name}` }).click();
    await expect.poll(sent).toBeGreaterThan(8 * megabyte);
    await page.close();

    const again = await context.newPage();
    await again.goto(`${proxy.origin}/profile/uploads`);
    await expect(again.getByText(/^Subido el \d+ %/)).toBeVisible();
    const continued = again.waitForRequest((request) => request.method() === "PATCH");
    await choose(again).setInputFiles(file20);
    const offset = Number(await (await continued).headerValue("upload-offset"));
    expect(offset).toBeGreaterThan(6 * megabyte);
    await again.getByRole("button", { name: papers.name, exact: true }).click();

    const file = again.getByRole("dialog", { name: papers.name });
    await expect(file.getByRole("img", { name: papers.name })).toBeVisible();
    await expectAccessible(again);
    await file.getByRole("button", { name: "Leer la ficha técnica" }).click();
    const reading = again.getByRole("dialog", { name: "Leer la ficha técnica" });
    await reading.getByLabel("Potencia (P.2), en kW").fill("66,00");
    await reading.getByLabel("Cilindrada (P.1), en cm³").fill("1598");
    await reading.getByLabel("Combustible (P.3)").selectOption("diesel");
    await reading.getByLabel("Primera matriculación (B)").fill("14/05/2010");
    await expectAccessible(again);
    await reading.getByRole("button", { name: "Buscar versiones" }).click();
    await reading.getByRole("option").filter({ hasText: "kW" }).first().click();
    await reading.getByRole("button", { name: "Añadir a mi garaje" }).click();
    await expect(again.getByText(/Papeles de tu coche$/)).toBeVisible();
    expect(await again.evaluate(() => localStorage.getItem("garage"))).toContain('"count":1');
  },
);

test(
  "what is refused says why; a file is pasted, renamed and deleted",
  { tag: "@once" },
  async ({ page }, info) => {
    await signUp(page);
    await page.goto("/profile/uploads");
    await choose(page).setInputFiles([
      writeFile(info, "vacío.jpg", Buffer.alloc(0)),
      writeFile(info, "grande.jpg", Buffer.alloc(21 * megabyte)),
      writeFile(info, "página.jpg", Buffer.from(`<html>${" ".repeat(9_000)}`)),
    ]);
    await expect(page.getByText("El archivo está vacío.")).toBeVisible();
    await expect(page.getByText("Pesa demasiado: como máximo 20 MB.")).toBeVisible();
    await expect(page.getByText(/Este tipo de archivo no se puede subir/)).toBeVisible();
    await expectAccessible(page);
    const goOn = Promise.withResolvers<void>();
    await page.route("**/spa/uploads*", async (route) => {
      if (route.request().method() === "POST") await goOn.promise;
      await route.continue();
    });
    const moved = writeFile(info, "cambiado.webp", picture);
    await choose(page).setInputFiles([
      writeFile(info, "uno.webp", picture),
      writeFile(info, "dos.webp", picture),
      moved,
    ]);
    await expect(page.getByText("En espera")).toBeVisible();
    writeFileSync(moved, `${papers.name} otra vez`);
    goOn.resolve();
    await expect(page.getByText(/^No se puede leer: /)).toBeVisible();
    for (const name of ["uno.webp", "dos.webp"]) {
      await page.getByRole("button", { name, exact: true }).click();
      const file = page.getByRole("dialog", { name });
      await file.getByRole("button", { name: "Borrar" }).click();
      await file.getByRole("button", { name: "Sí, borrar para siempre" }).click();
    }
    for (const name of ["vacío.jpg", "grande.jpg", "página.jpg", "cambiado.webp"]) {
      await page.getByRole("button", { name: `Quitar ${name}` }).click();
    }

    await page.evaluate(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], "pieza.webp", { type: "image/webp" }));
        document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
      },
      [...picture],
    );
    await page.getByRole("button", { name: "pieza.webp", exact: true }).click();
    const name = page.getByLabel("Nombre del archivo");
    await name.fill("Pastilla vieja");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    const renamed = page.getByRole("dialog", { name: "Pastilla vieja" });
    await renamed.getByRole("button", { name: "Borrar" }).click();
    await renamed.getByRole("button", { name: "Sí, borrar para siempre" }).click();
    await expect(page.getByText("Todavía no tienes archivos")).toBeVisible();
  },
);

test("files are dropped anywhere on the page, many at once, whatever they are called; the camera takes one more", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/profile/uploads");
  await expect(page.getByText("Todavía no tienes archivos")).toBeVisible();
  const names = ["../../etc/pässwd\u202egpj.webp", "<b>pieza & «cía» 🚗.webp", ".webp", "a".repeat(200)];
  await drop(page, "main label", names);
  const files = page.getByRole("region", { name: "Tus archivos" }).getByRole("listitem");
  await expect(files).toHaveCount(names.length);
  await drop(page, "h1", ["junto al recuadro.webp"]);
  await expect(files).toHaveCount(names.length + 1);
  await expect(files.filter({ hasText: "<b>pieza & «cía» 🚗.webp" })).toHaveCount(1);

  const camera = page.getByLabel("Hacer una foto");
  await expect(camera).toHaveAttribute("capture", "environment");
  await camera.setInputFiles({ name: "image.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(files).toHaveCount(names.length + 2);
  await expect(files.locator("img")).toHaveCount(names.length + 2);
  await expectAccessible(page);
});
