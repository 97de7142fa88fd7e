import pg from "pg";
import { ConfigError } from "../config.ts";

const oldestVersion = 15;
const patienceMs = 10_000;

/** Explanations of connection errors for the operator. */
const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name can't be looked up",
  ETIMEDOUT: "it does not answer",
  "28P01": "the password is wrong",
  "28000": "the user is not let in",
  "3D000": "there is no such database",
  "53300": "it has no connection left",
  "57P03": "it is still starting",
};

/**
 * Checks that a PostgreSQL server is reachable and recent enough.
 *
 * @throws ConfigError with the reason, never with user or password.
 */
export async function checkPostgres(url: string): Promise<void> {
  if (!URL.canParse(url)) throw new ConfigError("DATABASE_URL is not an address that can be read.");
  const client = clientOf(url);
  try {
    await client.connect();
    const answer = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::integer / 10000 as version",
    );
    const version = answer.rows[0]?.version ?? 0;
    if (version < oldestVersion) {
      throw new ConfigError(
        `DATABASE_URL leads to PostgreSQL ${version}; ${oldestVersion} or newer is needed.`,
      );
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`The database at ${placeOf(url)} can't be reached: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws ConfigError when a certificate that the address names can't be read. */
function clientOf(url: string): pg.Client {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
    client.on("error", () => undefined);
    return client;
  } catch (error) {
    throw new ConfigError(`DATABASE_URL can't be used: ${reasonOf(error)}.`);
  }
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  const known = reasons[String(code)];
  if (known) return known;
  return error instanceof Error && error.message ? error.message : String(code ?? error);
}
