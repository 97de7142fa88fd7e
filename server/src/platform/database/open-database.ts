import { join } from "node:path";
import { checkPostgres } from "./check-postgres.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

/**
 * Opens the shop's database: PostgreSQL if a URL is configured, otherwise the embedded one in `dataDir`.
 *
 * @throws ConfigError when PostgreSQL cannot be reached, or another process uses the folder.
 */
export async function openDatabase(options: {
  databaseUrl: string;
  databasePoolSize: number;
  dataDir: string;
}): Promise<Database> {
  if (options.databaseUrl) {
    await checkPostgres(options.databaseUrl);
    return openPostgres(options.databaseUrl, options.databasePoolSize);
  }
  return openEmbedded(join(options.dataDir, "database"));
}
