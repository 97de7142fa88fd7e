import { join } from "node:path";
import { checkPostgres } from "./check-postgres.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";
import { type TimeLimits, withoutStatementLimit } from "./time-limits.ts";

type Options = { databaseUrl: string; databasePoolSize: number; databaseLimits: TimeLimits; dataDir: string };

/**
 * Opens the shop's database for requests: PostgreSQL if a URL is configured, otherwise the embedded one in `dataDir`.
 *
 * @throws ConfigError when PostgreSQL cannot be reached, or another process uses the folder.
 */
export async function openDatabase(options: Options): Promise<Database> {
  const { databaseUrl, databasePoolSize, databaseLimits, dataDir } = options;
  if (!databaseUrl) return openEmbedded(join(dataDir, "database"));
  await checkPostgres(databaseUrl);
  return openPostgres(databaseUrl, databasePoolSize, { limits: databaseLimits });
}

const upkeepConnections = 2;

/**
 * Opens the same database for migrations, imports and periodic jobs: their statements may take as long as they need, on
 * connections that requests do not wait for. The embedded database has one connection only.
 */
export function openForMaintenance(options: Options, forRequests: Database): Database {
  if (!options.databaseUrl) return forRequests;
  const limits = withoutStatementLimit(options.databaseLimits);
  return openPostgres(options.databaseUrl, upkeepConnections, { limits, isForUpkeep: true });
}
