import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { ensureChromium, journeyFlags } from "../scripts/chromium.ts";
import { testKeys } from "../scripts/payments/payment-page.ts";
import type { EngineOptions } from "./engines/engine-test.ts";

const port = Number(process.env.E2E_PORT ?? 4173);
const mailPort = port + 1000;
const paymentPort = port + 2000;
const examplePort = port + 3000;
// Workers read this file again: the folder is named once, by the first reader, and goes with it.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), "recambia-journeys-"));
  process.env.E2E_DATA_DIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
const root = join(import.meta.dirname, "..");
// The shop under test takes cards and Bizum as well, on a page that stands in for the bank's.
const shopConfig = join(process.env.E2E_DATA_DIR, "shop.config.json");
type ShopConfig = { delivery_areas: string[]; shipping: { rates: object[] } };
const shop: ShopConfig = JSON.parse(readFileSync(join(root, "shop.config.json"), "utf8"));
// All journeys come from one network, and few of their orders are paid.
const unpaid_limits = {
  guest: { orders: 2, pieces: 60, value_cents: 250_000 },
  account: { orders: 50, pieces: 1000, value_cents: 10_000_000 },
  guest_orders_per_network: 1000,
  transfer_working_days: 2,
};
const new_accounts = { per_network: 10_000, hours: 24 };
const payment_means = ["transfer", "card", "bizum"];
// The Canary Islands too, which are outside the Union's VAT area and get no parcels of the demonstration's shop.
const toCanaryIslands = {
  area: "canary",
  method: "standard",
  is_by_air: false,
  transit_days: 7,
  steps: [{ up_to_g: 40_000, cents: 5995 }],
  free_from_cents: null,
};
const delivery_areas = [...shop.delivery_areas, "canary"];
const shipping = { ...shop.shipping, rates: [...shop.shipping.rates, toCanaryIslands] };
const own = { payment_means, unpaid_limits, new_accounts, delivery_areas, shipping };
writeFileSync(shopConfig, JSON.stringify({ ...shop, ...own }));

export default defineConfig<EngineOptions>({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, "../test-results"),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Long for a machine that has other things to do: only what fails takes as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    actionTimeout: 20_000,
    // Recording every journey, to throw nearly all of it away, costs more than it tells.
    trace: "off",
    // Calls that a service worker passes on cannot be answered by a test; journeys without a network allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: ensureChromium(), args: journeyFlags },
  },
  projects: [
    // What is the same in every window is tagged, and runs in one of them; where it could be too wide,
    // in the smaller one. Things move in the smaller one only: drawing each step of every motion takes a fifth of
    // a browser's processor time (decision 032).
    {
      name: "phone",
      testIgnore: /engines\//,
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: "desktop",
      testIgnore: /engines\//,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "firefox", testMatch: /engines\/.*\.spec\.ts/, use: { engine: "firefox" } },
    { name: "webkit", testMatch: /engines\/.*\.spec\.ts/, use: { engine: "webkit" } },
  ],
  webServer: [
    {
      command: `node e2e/support/mail-server.ts ${mailPort} ${join(process.env.E2E_DATA_DIR, "received")}`,
      cwd: root,
      port: mailPort,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: `node scripts/payments/payment-page.ts ${paymentPort}`,
      cwd: root,
      port: paymentPort,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: `vite examples/storefront --port ${examplePort} --strictPort`,
      cwd: root,
      port: examplePort,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      env: { SHOP_ORIGIN: `http://localhost:${port}` },
    },
    {
      command: "node scripts/start.ts",
      cwd: root,
      url: `http://localhost:${port}/readyz`,
      timeout: 900_000,
      reuseExistingServer: false,
      stdout: "ignore",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      env: {
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA_DIR,
        SHOP_ORIGIN: `http://localhost:${port}`,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        SHOP_CONFIG: shopConfig,
        SUPPORT_ADDRESS: "soporte@recambia.example",
        REDSYS_MERCHANT_CODE: testKeys.merchantCode,
        REDSYS_TERMINAL: testKeys.terminal,
        REDSYS_SECRET_KEY: testKeys.secretKey,
        REDSYS_ORIGIN: `http://127.0.0.1:${paymentPort}`,
        LOG_LEVEL: "warn",
        // Fewer than a shop opens with, so that the journeys begin sooner.
        DEMO_PRODUCTS: "12000",
        // On a busy machine everything is late, and all visitors are from one network.
        OVERLOAD_DELAY_MS: "0",
        NETWORK_CARTS_PER_HOUR: "100000",
        TRUST_PROXY: "1",
      },
    },
  ],
});
