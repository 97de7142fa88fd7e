import type { Config } from "./config.ts";
import { isUnencrypted } from "./database/is-unencrypted.ts";
import { isLoopback } from "./is-loopback.ts";

/** Returns a warning for each connection that others on the network could read (docs/operations.md). */
export function checkConnections({ databaseUrl, shopOrigin }: Pick<Config, "databaseUrl" | "shopOrigin">) {
  const { protocol, hostname } = new URL(shopOrigin);
  const warnings: string[] = [];
  if (isUnencrypted(databaseUrl)) {
    warnings.push(
      "DATABASE_URL leads to another machine without sslmode=verify-full: see Encrypted connections.",
    );
  }
  if (protocol !== "https:" && !isLoopback(hostname)) {
    warnings.push(
      "SHOP_ORIGIN is not https: others on the network can read passwords and take over sessions.",
    );
  }
  return warnings;
}
