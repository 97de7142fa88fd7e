import { readFile } from "node:fs/promises";
import { Shop } from "@recambia/contract/shop";
import { Value } from "typebox/value";
import { ConfigError } from "./config.ts";

/**
 * Reads the shop's own particulars.
 *
 * @throws ConfigError naming every field that is wrong.
 */
export async function loadShop(path: string): Promise<Shop> {
  const shop: unknown = JSON.parse(await readFile(path, "utf8"));
  if (Value.Check(Shop, shop)) return shop;
  const problems = [...Value.Errors(Shop, shop)].map(
    (problem) => `${problem.instancePath || "/"}: ${problem.message}`,
  );
  throw new ConfigError(`${path} is not usable:\n  ${problems.join("\n  ")}`);
}
