import pg from "pg";
import { type Database, type Queryable, type Statement, sessionSettings } from "./database.ts";
import { openPipelinedConnections, type PipelinedConnections } from "./pipelined-connections.ts";

const types = new pg.TypeOverrides();
// Sequences and counts stay far below 2^53.
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Named statements get generic plans, once per connection. With the default, the server replans the shop's lists each time,
 * which takes longer than running them (decision 035).
 */
const connectionSettings = `${sessionSettings}; set plan_cache_mode = force_generic_plan`;

/** Opens a PostgreSQL server (15 or newer) with a connection pool, and pipelined connections for lookups. */
export function openPostgres(url: string, poolSize: number): Database {
  const config = { connectionString: url, types, keepAlive: true };
  const prepare = async (client: pg.ClientBase) => {
    await client.query(connectionSettings);
  };
  const pool = new pg.Pool({
    ...config,
    max: poolSize,
    // Idle connections keep their prepared statements, and need no timer.
    idleTimeoutMillis: 0,
    async onConnect(client) {
      // A connection that breaks between the statements of a transaction would end the process. The next statement fails.
      client.on("error", () => undefined);
      await prepare(client);
    },
  });
  const pipelined = openPipelinedConnections({ ...config, prepare });
  // The pool replaces idle connections that break; the next query fails if all are gone.
  pool.on("error", () => undefined);
  return {
    engine: "postgres",
    rows: (statement) => rowsOf(statement.isLookup ? pipelined : null, pool, statement),
    async transaction(work) {
      const client = await pool.connect();
      let isBroken = false;
      try {
        await client.query("begin");
        const result = await work(queryable(client));
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    async withLock(key, work) {
      // A separate connection, because the lock lasts as long as its session.
      const client = new pg.Client({ connectionString: url });
      client.on("error", () => undefined);
      await client.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [key]);
        return await work();
      } finally {
        await client.end();
      }
    },
    async script(text) {
      await pool.query(text);
    },
    listen: (channel, onMessage) => listenWithReconnect(url, channel, onMessage),
    async close() {
      await Promise.all([pool.end(), pipelined.close()]);
    },
  };
}

function queryable(client: pg.PoolClient): Queryable {
  return { rows: (statement) => rowsOf(null, client, statement) };
}

async function rowsOf<Row>(
  pipelined: PipelinedConnections | null,
  client: pg.Pool | pg.PoolClient,
  { name, text, values }: Statement,
): Promise<Row[]> {
  const statement = { ...(name ? { name } : {}), text, values: values?.map(parameterOf) ?? [] };
  const connection = pipelined?.leastBusy();
  const result = await (connection ? connection.query(statement) : client.query(statement));
  return result.rows;
}

/** Serializes lists of keys directly; pg would check each element for escaping. */
function parameterOf(value: unknown): unknown {
  const isOfKeys = Array.isArray(value) && value.every(Number.isSafeInteger);
  return isOfKeys ? `{${value.join()}}` : value;
}

/**
 * Listens on a separate connection and reconnects when it breaks. The callback then gets an empty payload, because
 * notifications may have been missed.
 */
async function listenWithReconnect(url: string, channel: string, onMessage: (payload: string) => void) {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect() {
    const fresh = new pg.Client({ connectionString: url });
    let isListening = false;
    fresh.on("notification", (message) => onMessage(message.payload ?? ""));
    fresh.on("error", () => undefined);
    fresh.on("end", () => {
      // A connection that could not be opened ends as well: whoever has tried to open it tries again.
      if (isListening) retryLater();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    isListening = true;
    client = fresh;
    if (isStopped) await fresh.end();
  }
  async function reconnect() {
    try {
      await connect();
      onMessage("");
    } catch {
      retryLater();
    }
  }
  function retryLater() {
    if (!isStopped) retry = setTimeout(reconnect, 1000);
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
