import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../scripts/free-port.ts";
import { expect, openSettled, test, waitUntilSettled } from "./support/shop.ts";

const root = join(import.meta.dirname, "..");
const tagHost = "https://www.googletagmanager.com";

/** A second shop of its own, empty, whose configuration has an analytics tag. */
async function openMeasuredShop(): Promise<{ origin: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "recambia-measured-"));
  const shop = JSON.parse(readFileSync(join(root, "shop.config.json"), "utf8"));
  const config = join(folder, "shop.config.json");
  writeFileSync(config, JSON.stringify({ ...shop, analytics_tag: "G-TEST" }));
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ["server/src/main.ts"], {
    cwd: root,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SHOP_CONFIG: config,
      SHOP_ORIGIN: `http://localhost:${port}`,
      DATABASE_URL: "",
      DEMO_PRODUCTS: "0",
      LOG_LEVEL: "silent",
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
    },
  });
  const origin = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 240_000 },
    )
    .toBe(200)
    .catch((error: unknown) => {
      server.kill("SIGKILL");
      throw error;
    });
  return {
    origin,
    async close() {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stands in for the tag's host; hears what is asked of it. */
async function hearTagHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${tagHost}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

/** Page views in the data layer, as [URL, application]. */
function pageViews(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const layer = Reflect.get(window, "dataLayer") ?? [];
    const commands = Array.from(layer, (command: ArrayLike<unknown>) => Array.from(command));
    return commands
      .filter(([, name]) => name === "page_view")
      .map(([, , view]) => JSON.parse(JSON.stringify(view)))
      .map((view) => [view.page_location, view.app_name]);
  });
}

test.describe("a shop that measures visits", () => {
  // One worker's: each would open a shop of its own.
  test.describe.configure({ mode: "default" });
  let shop: Awaited<ReturnType<typeof openMeasuredShop>>;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    shop = await openMeasuredShop();
  });
  test.afterAll(() => shop.close());

  test("asks for nothing before consent, and for nothing after a refusal", { tag: "@once" }, async ({
    page,
  }) => {
    const asked = await hearTagHost(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "languages", { value: ["ca-ES"] }));
    await page.goto(`${shop.origin}/who-we-are`);
    const question = page.getByRole("region", { name: "¿Podemos medir tu visita?" });
    const offer = page.getByRole("region", { name: "Vols la botiga en català?" });
    await expect(question).toBeVisible();
    await question.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Política de cookies");
    await expect(offer).toBeHidden();
    await question.getByRole("button", { name: "Rechazar" }).click();
    await expect(question).toBeHidden();
    await expect(offer).toBeVisible();
    await page.reload();
    await waitUntilSettled(page);
    await expect(question.or(offer)).toBeHidden();
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => Reflect.has(window, "dataLayer"))).toBe(false);
  });

  test("offers refusing and accepting alike, tells pages by path after a yes, and stops when it is taken back", {
    tag: "@once",
  }, async ({ page }) => {
    const asked = await hearTagHost(page);
    const { origin } = shop;
    await page.goto(`${origin}/who-we-are?vehicle=secret00`);
    await test.step("offers refusing and accepting alike, in small windows as in large ones", async () => {
      const reject = page.getByRole("button", { name: "Rechazar" });
      const accept = page.getByRole("button", { name: "Aceptar" });
      await expect(accept).toBeVisible();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(async () => {
          const [one, other] = [await reject.boundingBox(), await accept.boundingBox()];
          expect(other).toMatchObject({ width: one?.width, height: one?.height, y: one?.y });
        }).toPass({ timeout: 20_000 });
      }
      expect(await accept.getAttribute("class")).toBe(await reject.getAttribute("class"));
    });
    await test.step("tells pages by path after a yes, and stops when it is taken back", async () => {
      await page.getByRole("button", { name: "Aceptar" }).click();
      await expect.poll(() => asked.length).toBe(1);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacidad" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacidad");
      await expect
        .poll(() => pageViews(page))
        .toEqual([
          [`${origin}/who-we-are`, "Recambia"],
          [`${origin}/privacy`, "Recambia"],
        ]);
      await page.getByRole("button", { name: "Preferencias de cookies" }).click();
      await page.getByRole("button", { name: "Rechazar" }).click();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "ga-disable-G-TEST"))).toBe(true);
    });
  });
});

test("what is pressed as soon as a page of rules answers counts, however late its text; without a tag there is no choice", {
  tag: "@once",
}, async ({ page }) => {
  await test.step("what is pressed as soon as a page of rules answers counts, however late its text comes", async () => {
    await page.route("**/assets/cookies.es-*.js", async (route) => {
      // A slow network, on which the page itself must wait; the test waits for nothing but the page.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto("/cookies-policy");
    await page.getByRole("checkbox", { name: "Recordar en este navegador" }).check();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Recordar en este navegador" })).toBeChecked();
  });
  await test.step("a shop without a tag asks nothing and has no choice to offer", async () => {
    await expect(page.getByRole("button", { name: /Aceptar|Preferencias de cookies/ })).toHaveCount(0);
    await expect(page.getByRole("rowheader", { name: "recambia_visitor" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "_ga", exact: true })).toHaveCount(0);
  });
});

const titles = [
  ["/terms-and-conditions", "Términos y condiciones"],
  ["/ca/terms-and-conditions", "Termes i condicions"],
  ["/en/terms-and-conditions", "Terms and conditions"],
  ["/ca/returns-and-exchanges", "Canvis i devolucions"],
  ["/en/privacy", "Privacy"],
] as const;

test("pages of rules are dated, and can be kept", { tag: "@once" }, async ({ page }) => {
  for (const [path, title] of titles) {
    await test.step(path, async () => {
      await openSettled(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: /copia|còpia|copy/ }).click();
      const kept = await readFile(await (await download).path(), "utf8");
      expect(kept).toContain(`<h1>${title}</h1>`);
      expect(kept).not.toContain("<button");
    });
  }
});

test("the contents lead to their section", async ({ page, isMobile }) => {
  await openSettled(page, "/returns-and-exchanges");
  const contents = page.getByRole("navigation", { name: "En esta página" });
  if (isMobile) await contents.getByText("En esta página").first().click();
  await contents.getByRole("link", { name: "Desistimiento", exact: true }).click();
  await expect(page).toHaveURL(/#withdrawal$/);
  await expect(page.getByRole("heading", { name: /Desistimiento$/ })).toBeInViewport();
});

test("a section that the browser itself goes to stays in view", { tag: "@once" }, async ({ page }) => {
  await page.goto("/returns-and-exchanges");
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  // As a link is followed that the page's scripts have not taken over yet, before the browser tells of its scrolling.
  await page.evaluate(() => {
    history.pushState(null, "", "#withdrawal");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: /Desistimiento$/ })).toBeInViewport();
});
