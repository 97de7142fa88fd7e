import type { Socket } from "node:net";
import pg from "pg";
import { toUnreachable } from "./database-unavailable.ts";

/** A connection that sends statements without waiting for the results of earlier ones. */
export type PipelinedConnection = {
  /** Statements without a result yet. */
  pendingCount(): number;
  /** No result has arrived for so long that callers should use another connection. */
  isStalled(): boolean;
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  close(): Promise<void>;
};

export type PipelinedConnections = {
  /** The connection with the fewest pending statements; null while all are stalled. */
  leastBusy(): PipelinedConnection | null;
  close(): Promise<void>;
};

/** Options of a connection. */
type Options = Omit<pg.ClientConfig, "stream"> & {
  stream(): Socket;
  prepare(client: pg.ClientBase): Promise<void>;
};

/** Two backend processes work in parallel, and one connection may stall. */
const connectionCount = 2;

/** A lookup takes a millisecond; a longer one waits for a slow disk or a lost network. */
const stallTimeoutMs = 100;

/**
 * Opens pipelined connections for lookups (decision 039). Statements of one event loop turn are sent in one write, because
 * a write and the wake-up of the backend process cost more than a lookup.
 */
export function openPipelinedConnections(options: Options): PipelinedConnections {
  const connections = Array.from({ length: connectionCount }, () => openConnection(options));
  return {
    leastBusy() {
      const responsive = connections.filter((one) => !one.isStalled());
      return responsive.sort((a, b) => a.pendingCount() - b.pendingCount())[0] ?? null;
    },
    async close() {
      await Promise.all(connections.map((one) => one.close()));
    },
  };
}

type CorkedClient = { client: pg.Client; corkForThisTurn(): void };

/** Connects on first use and reconnects on the next use after a lost connection. */
function openConnection(options: Options): PipelinedConnection {
  let connection: Promise<CorkedClient> | null = null;
  let pending = 0;
  /** Time of the last result, or of the first statement sent while idle. */
  let progressedAtMs = 0;

  function connected(): Promise<CorkedClient> {
    if (connection) return connection;
    const connecting = connect(options, () => {
      if (connection === connecting) connection = null;
    });
    connection = connecting;
    return connecting;
  }

  return {
    pendingCount: () => pending,
    isStalled: () => pending > 0 && performance.now() - progressedAtMs > stallTimeoutMs,
    async query(statement) {
      if (pending++ === 0) progressedAtMs = performance.now();
      try {
        const { client, corkForThisTurn } = await connected();
        corkForThisTurn();
        return await client.query(statement);
      } finally {
        pending--;
        progressedAtMs = performance.now();
      }
    },
    async close() {
      const open = await connection?.catch(() => null);
      await open?.client.end();
    },
  };
}

/** @throws DatabaseUnavailable */
async function connect({ prepare, ...config }: Options, onLost: () => void): Promise<CorkedClient> {
  const socket = config.stream();
  const client = new pg.Client({ ...config, pipeline: true, stream: () => socket });
  const lose = () => {
    socket.destroy();
    onLost();
  };
  client.on("error", lose);
  client.on("end", lose);
  try {
    await client.connect();
    await prepare(client);
  } catch (error) {
    lose();
    throw toUnreachable(error);
  }
  let isCorked = false;
  return {
    client,
    corkForThisTurn() {
      if (isCorked) return;
      isCorked = true;
      socket.cork();
      setImmediate(() => {
        isCorked = false;
        socket.uncork();
      });
    },
  };
}
