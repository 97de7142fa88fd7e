import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";
import {
  chooseVehicle,
  expect,
  expectAccessible,
  openSettled,
  test,
  waitUntilSettled,
} from "./support/shop.ts";

const ibiza = { maker: "SEAT", model: "Ibiza V", variant: "1.0 MPI" };

test.use({
  serviceWorkers: "allow",
  expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[14]|The cart|The product|The CSRF/,
});

/** A browser that can be closed and opened again with what it has kept. */
async function openBrowser(
  folder: string,
  baseURL: string | undefined,
  isMobile: boolean,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    args: chromiumFlags,
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    serviceWorkers: "allow",
    ...(isMobile
      ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
      : { viewport: { width: 1280, height: 900 } }),
  });
}

test("an Ibiza is taken along: without a network it is browsed, filtered and searched, and three parts wait for the cart", async ({
  baseURL,
  isMobile,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "recambia-browser-"));
  const first = await openBrowser(folder, baseURL, isMobile);
  const page = first.pages()[0] ?? (await first.newPage());
  await openSettled(page, "/");
  await chooseVehicle(page, ibiza);
  await openSettled(page, "/profile/offline");
  await expect(page.getByText(/productos para tu Ibiza.*: unos/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Llevar mi Ibiza/ }).click();
  await expect(page.getByText(/productos \(.*\), como estaban el/)).toBeVisible({ timeout: 90_000 });

  await first.setOffline(true);
  await page.goto("/categories");
  await expect(page.getByText(/Sin conexión: lo ves como estaba el/)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Frenos/ })
    .first()
    .click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Pastillas de freno/ })
    .first()
    .click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goto("/products?q=pastillas");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText(/pastillas/i);

  const fitting = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: "Encaja en tu Ibiza" })
    .filter({ hasNotText: "Ibiza si" });
  await page.goto("/products?q=filtro&stock=1");
  for (const index of [0, 1, 2]) {
    await fitting
      .nth(index)
      .getByRole("button", { name: /^Añadir ?:/ })
      .click();
    await expect(page.getByText("Lo añadimos a tu carrito en cuanto haya conexión.")).toBeVisible();
  }
  await page.goto("/shopping-cart");
  const waiting = page.getByRole("region", { name: "En espera" });
  await expect(waiting.getByRole("listitem")).toHaveCount(3);
  await first.close();

  const second = await openBrowser(folder, baseURL, isMobile);
  const again = second.pages()[0] ?? (await second.newPage());
  await again.goto("/shopping-cart");
  await waitUntilSettled(again);
  await expect(again.getByRole("region", { name: "En espera" })).toBeHidden();
  await expect(again.getByRole("main").getByText("3 artículos", { exact: true })).toBeVisible();
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});
