import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPaymentPage, testKeys } from "./payment-page.ts";

const configPath = join(import.meta.dirname, "../../shop.config.json");

/**
 * Opens the page that stands in for the bank's, and writes a configuration for a shop that takes cards and Bizum there.
 *
 * @returns the variables of the shop's environment, and what closes the page.
 */
export async function openStandInBank(folder = mkdtempSync(join(tmpdir(), "recambia-bank-"))) {
  const page = await openPaymentPage();
  const shop: object = JSON.parse(readFileSync(process.env.SHOP_CONFIG ?? configPath, "utf8"));
  const ownConfig = join(folder, "shop.config.json");
  writeFileSync(ownConfig, JSON.stringify({ ...shop, payment_means: ["transfer", "card", "bizum"] }));
  const variables = {
    SHOP_CONFIG: ownConfig,
    REDSYS_MERCHANT_CODE: testKeys.merchantCode,
    REDSYS_TERMINAL: testKeys.terminal,
    REDSYS_SECRET_KEY: testKeys.secretKey,
    REDSYS_ORIGIN: page.origin,
  };
  return { variables, close: page.close };
}
