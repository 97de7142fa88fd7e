import { readFile } from "node:fs/promises";
import { Shop, shopProblems } from "@recambia/contract/shop/schemas";
import { Value } from "typebox/value";
import { isPremiumRate } from "./check-legal-data.ts";
import { ConfigError } from "./config.ts";
import { isIban } from "./payments/is-iban.ts";

/**
 * Reads the shop's configuration.
 *
 * @throws ConfigError when the file is missing, or naming what is invalid.
 */
export async function loadShop(path: string): Promise<Shop> {
  const shop = parseShop(path, await readShop(path));
  if (Value.Check(Shop, shop)) {
    const problems = shopProblems(shop);
    if (!isIban(shop.bank_account.iban)) problems.push("/bank_account/iban: its check digits are wrong");
    if (isPremiumRate(shop.phone))
      problems.push(
        "/phone: customers may not be made to call a premium-rate number (consumer code art. 21.2)",
      );
    problems.push(...recordProblems(shop));
    if (problems.length > 0) throw unusable(path, problems);
    return shop;
  }
  const problems = [...Value.Errors(Shop, shop)].map(
    (problem) => `${problem.instancePath || "/"}: ${problem.message}`,
  );
  throw unusable(path, problems);
}

/**
 * The tax office refuses records with a tax number in another spelling, such as `B-12345674`, and a record can't be changed once
 * it is made.
 */
function recordProblems({ tax_id, verifactu }: Shop): string[] {
  if (!verifactu) return [];
  const numbers = { "/tax_id": tax_id, "/verifactu/producer/tax_id": verifactu.producer.tax_id };
  return Object.entries(numbers).flatMap(([place, number]) =>
    /^[A-Z0-9]{9}$/.test(number) ? [] : [`${place}: with verifactu, nine capitals and digits, nothing else`],
  );
}

function unusable(path: string, problems: string[]): ConfigError {
  return new ConfigError(`${path} is not usable:\n  ${problems.join("\n  ")}`);
}

async function readShop(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`SHOP_CONFIG can't be read: ${reason}`);
  }
}

function parseShop(path: string, text: string): unknown {
  try {
    // Editors on Windows may begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new ConfigError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
