import pg from "pg";
import { trackSockets } from "./connection-sockets.ts";
import type { Database, Queryable, Statement } from "./database.ts";
import { DatabaseUnavailable, toUnavailable, toUnreachable } from "./database-unavailable.ts";
import { listenWithReconnect } from "./listen.ts";
import { openPipelinedConnections, type PipelinedConnections } from "./pipelined-connections.ts";
import { connectionSettings, noTimeLimits, responseTimeoutMs, type TimeLimits } from "./time-limits.ts";

const types = new pg.TypeOverrides();
// Sequences and counts stay far below 2^53.
types.setTypeParser(pg.types.builtins.INT8, Number);

/** A peer that has vanished is noticed in twenty seconds, even on a connection that waits for nothing. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Idle connections keep their prepared statements, and need no timer. */
const neverIdle = 0;

/**
 * Opens a PostgreSQL server (15 or newer) with a connection pool, and pipelined connections for lookups.
 *
 * @param options.limits how long to wait for the server; none by default.
 * @param options.isForUpkeep connections close after ten idle seconds, and lookups use the pool.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  options: { limits?: TimeLimits; isForUpkeep?: boolean } = {},
): Database {
  const { limits = noTimeLimits, isForUpkeep = false } = options;
  const sockets = trackSockets();
  const connection = {
    connectionString: url,
    types,
    ...keepAlive,
    connectionTimeoutMillis: limits.connectMs,
    stream: sockets.create,
  };
  const config = { ...connection, query_timeout: responseTimeoutMs(limits) };
  const prepare = async (client: pg.ClientBase) => {
    const settings = { text: connectionSettings(limits), query_timeout: limits.connectMs };
    await client.query(settings);
  };
  const pool = openPool(
    { ...config, max: poolSize, idleTimeoutMillis: isForUpkeep ? 10_000 : neverIdle },
    prepare,
  );
  const pipelined = isForUpkeep ? null : openPipelinedConnections({ ...config, prepare });

  return {
    engine: "postgres",
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    rows: (statement) => rowsOf(statement.isLookup ? pipelined : null, pool, statement),
    transaction: (work) => runTransaction(pool, limits, work),
    async withLock(key, work, kind) {
      // A separate connection without limits, because the lock lasts as long as its session.
      const client = new pg.Client(connection);
      client.on("error", () => undefined);
      await client.connect();
      try {
        const lock = kind === "shared" ? "pg_advisory_lock_shared" : "pg_advisory_lock";
        await client.query(`select ${lock}($1)`, [key]);
        return await work();
      } finally {
        await client.end();
      }
    },
    async script(text) {
      await pool.query(text);
    },
    listen: (channel, onMessage) => listenWithReconnect(() => new pg.Client(config), channel, onMessage),
    close: () => sockets.closeSoon(Promise.all([pool.end(), pipelined?.close()])),
  };
}

function openPool(config: pg.PoolConfig, prepare: (client: pg.ClientBase) => Promise<void>): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    async onConnect(client) {
      // A connection that breaks between the statements of a transaction would end the process. The next statement fails.
      client.on("error", () => undefined);
      await prepare(client);
    },
  });
  // The pool replaces idle connections that break; the next query fails if all are gone.
  pool.on("error", () => undefined);
  return pool;
}

/** A connection that one caller has of the pool. */
type Lease = { client: pg.PoolClient; isLost: boolean };

/** @throws DatabaseUnavailable when none becomes free, or can be opened, in time. */
async function borrow(pool: pg.Pool): Promise<Lease> {
  try {
    return { client: await pool.connect(), isLost: false };
  } catch (error) {
    throw toUnreachable(error);
  }
}

/** @throws DatabaseUnavailable, after a rollback, when its time is over before it has been committed. */
async function runTransaction<Result>(
  pool: pg.Pool,
  { transactionMs }: TimeLimits,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const lease = await borrow(pool);
  const endsAt = transactionMs === 0 ? Number.POSITIVE_INFINITY : performance.now() + transactionMs;
  async function sendInTime<Row>(query: pg.QueryConfig): Promise<Row[]> {
    if (performance.now() < endsAt) return send<Row>(lease, query);
    throw new DatabaseUnavailable(new Error("The transaction has taken too long"), false);
  }
  try {
    await send(lease, { text: "begin" });
    const result = await work({ rows: (statement) => sendInTime<never>(toQuery(statement)) });
    await sendInTime({ text: "commit" });
    return result;
  } catch (error) {
    if (!lease.isLost) {
      await lease.client.query("rollback").catch(() => {
        lease.isLost = true;
      });
    }
    throw error;
  } finally {
    lease.client.release(lease.isLost);
  }
}

async function rowsOf<Row>(
  pipelined: PipelinedConnections | null,
  pool: pg.Pool,
  statement: Statement,
): Promise<Row[]> {
  const connection = pipelined?.leastBusy();
  const query = toQuery(statement);
  if (connection) {
    const result = await connection.query(query).catch((error: unknown) => {
      throw toUnavailable(error);
    });
    return result.rows;
  }
  const lease = await borrow(pool);
  try {
    return await send<Row>(lease, query);
  } finally {
    lease.client.release(lease.isLost);
  }
}

/** @throws DatabaseUnavailable when the statement may succeed another time. */
async function send<Row>(lease: Lease, query: pg.QueryConfig): Promise<Row[]> {
  try {
    const result = await lease.client.query(query);
    return result.rows;
  } catch (error) {
    const converted = toUnavailable(error);
    if (converted instanceof DatabaseUnavailable && converted.isConnectionLost) lease.isLost = true;
    throw converted;
  }
}

function toQuery({ name, text, values }: Statement): pg.QueryConfig {
  return { ...(name ? { name } : {}), text, values: values?.map(parameterOf) ?? [] };
}

/** Serializes lists of keys directly; pg would check each element for escaping. */
function parameterOf(value: unknown): unknown {
  const isOfKeys = Array.isArray(value) && value.every(Number.isSafeInteger);
  return isOfKeys ? `{${value.join()}}` : value;
}
