import { readdir } from "node:fs/promises";
import type { Shop } from "@recambia/contract/shop/schemas";
import { type Config, ConfigError } from "./config.ts";
import { isLoopback } from "./is-loopback.ts";

/** Data that the law requires of a public shop and that the configuration lacks. */
export type LegalGaps = {
  /** Fields that still have the values of the demonstration. */
  demo: string[];
  /** Fields without which a shop may not sell (LSSI art. 10). */
  missing: string[];
};

/** Ranges above the price of an ordinary call, and 902 (consumer code art. 21.2, Orden PRE/361/2002). */
const premiumRanges = /^(?:80[3467]|90[12579]|118)/;

/** Whether calling a Spanish number costs more than an ordinary call. */
export function isPremiumRate(phone: string): boolean {
  const digits = phone.replace(/\D/g, "");
  return premiumRanges.test(digits.replace(/^(?:00)?34(?=[89]\d{8}$)/, ""));
}

/** Finds fields of a shop's configuration that are empty or still the demonstration's. */
export function findLegalGaps(shop: Shop): LegalGaps {
  const { social, address, bank_account: bank } = shop;
  const isDemo: Record<string, boolean> = {
    tax_id: /^[A-Z]?0{7,8}[A-Z0-9]?$/.test(shop.tax_id),
    legal_name: shop.legal_name.includes("Demostración"),
    register_entry: shop.register_entry.includes("demostración"),
    "address.street": address.street.includes("Demostración"),
    email: /\.example$/.test(shop.email),
    phone: shop.phone.replace(/\D/g, "").endsWith("910000000"),
    "bank_account.iban": bank.iban === "ES4600000001510123456789",
    social: Object.values(social).some((link) => /^https?:\/\/[^/]*\.example(?:\/|$)/.test(link)),
  };
  const required: Record<string, string> = {
    tax_id: shop.tax_id,
    phone: shop.phone,
    "address.street": address.street,
    "address.zip_code": address.zip_code,
    "address.municipality": address.municipality,
  };
  return {
    demo: Object.keys(isDemo).filter((field) => isDemo[field]),
    missing: Object.keys(required).filter((field) => required[field]?.trim() === ""),
  };
}

const assets = new URL("../../../storefront/dist/client/assets/", import.meta.url);

/** Languages whose official notice of the legal guarantee is not in the built storefront. */
async function missingNotices(): Promise<string[]> {
  const names = await readdir(assets).catch((): string[] => []);
  return ["es", "en"].filter(
    (language) => !names.some((name) => name.startsWith(`guarantee-notice-${language}`)),
  );
}

const officialFiles = new URL("../../../storefront/src/legal/guarantee-notice/", import.meta.url);

/** Languages without an official label of durability guarantees; the build includes their files as texts. */
async function missingLabels(): Promise<string[]> {
  const names = await readdir(officialFiles).catch((): string[] => []);
  return ["es", "en"].filter((language) => !names.includes(`durability-label-${language}.svg`));
}

/**
 * Checks what the law asks of the shop's data, in production.
 *
 * @returns warnings: one line for each gap.
 * @throws ConfigError for gaps of a shop that the public reaches and that is no demonstration (`DEMO_PRODUCTS=0`).
 */
export async function checkLegalData(
  shop: Shop,
  config: Pick<Config, "isProduction" | "shopOrigin" | "demoProducts" | "shopConfigPath" | "verifactu">,
): Promise<string[]> {
  if (!config.isProduction) return [];
  const { demo, missing } = findLegalGaps(shop);
  const gaps = [
    ...missing.map((field) => `${field} is empty, and the law wants it on every page`),
    ...demo.map((field) => `${field} still has the demonstration's value`),
  ];
  const isOpen = !isLoopback(new URL(config.shopOrigin).hostname) && config.demoProducts === 0;
  if (isOpen && gaps.length > 0) {
    throw new ConfigError(`${config.shopConfigPath} is not fit for customers:\n  ${gaps.join("\n  ")}`);
  }
  const notices = (await missingNotices()).map(
    (language) => `the official notice of the legal guarantee is missing (guarantee-notice-${language})`,
  );
  const labels = (await missingLabels()).map(
    (language) =>
      `the official label of durability guarantees is missing (durability-label-${language}): pages tell it in words`,
  );
  return [...gaps, ...notices, ...labels, ...disputeGaps(shop), ...recordGaps(shop, config)];
}

/** Required information on out-of-court dispute bodies (Ley 7/2017 art. 40). */
function disputeGaps({ dispute_body: body, dispute_website: website }: Shop): string[] {
  if (!body) return ["dispute_body is empty: the terms say that you belong to none"];
  return website ? [] : ["dispute_website is missing: the law wants the body's web address with its name"];
}

/** Settings that are missing for legally valid invoices (Royal Decree 1007/2023). */
function recordGaps({ verifactu }: Shop, { verifactu: certificate }: Pick<Config, "verifactu">): string[] {
  if (!verifactu) return ["verifactu is missing: another program must issue the legal invoices"];
  return [
    ...(verifactu.mode === "test" ? ["verifactu.mode is test: its records have no legal effect"] : []),
    ...(certificate ? [] : ["VERIFACTU_CERTIFICATE is empty: records of invoices wait and are not reported"]),
  ];
}
