import { join } from "node:path";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

/** The shop's database: PostgreSQL when an address is given, else the embedded one in `dataDir`. */
export async function openDatabase(options: {
  databaseUrl: string;
  databasePoolSize: number;
  dataDir: string;
}): Promise<Database> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options.databasePoolSize);
  return openEmbedded(join(options.dataDir, "database"));
}
