import { join } from "node:path";
import { checkPostgres } from "./check-postgres.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

/**
 * The shop's database: PostgreSQL when an address is given, else the embedded one in `dataDir`.
 *
 * @throws ConfigError when PostgreSQL can't be reached, or another process has the folder open.
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
