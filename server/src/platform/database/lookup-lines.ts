import { Socket } from "node:net";
import pg from "pg";

/** A connection that several statements are on their way over at once. */
export type LookupLine = {
  /** Statements that are not answered yet. */
  unanswered(): number;
  /** Nothing has come back for so long that whoever asks now had better ask elsewhere. */
  isLate(): boolean;
  ask(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  close(): Promise<void>;
};

export type LookupLines = {
  /** The line with the least on its way; null while all of them are late. */
  free(): LookupLine | null;
  close(): Promise<void>;
};

/** What a connection is opened with. */
type Opening = Pick<pg.ClientConfig, "connectionString" | "types" | "keepAlive"> & {
  prepare(client: pg.ClientBase): Promise<void>;
};

/** Two processes of the server work at once, and one line may be late. */
const lineCount = 2;

/** A lookup takes a millisecond: one that takes longer waits for a slow disk or a lost network. */
const patienceMs = 100;

/**
 * Connections for lookups, which follow each other without waiting for answers (decision 039). Those that one
 * turn of the event loop asks for are sent together: sending, and waking the server's process, costs more
 * than a lookup itself.
 */
export function openLookupLines(opening: Opening): LookupLines {
  const lines = Array.from({ length: lineCount }, () => openLine(opening));
  return {
    free() {
      const inTime = lines.filter((line) => !line.isLate());
      return inTime.sort((a, b) => a.unanswered() - b.unanswered())[0] ?? null;
    },
    async close() {
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

type Connection = { client: pg.Client; sendWithTurn(): void };

/** Connects when it is first asked, and again when its connection is lost. */
function openLine(opening: Opening): LookupLine {
  let connection: Promise<Connection> | null = null;
  let unanswered = 0;
  /** When it was last answered, or was asked while nothing was on its way. */
  let movedAtMs = 0;

  function connected(): Promise<Connection> {
    if (connection) return connection;
    const connecting = connect(opening, () => {
      if (connection === connecting) connection = null;
    });
    connection = connecting;
    return connecting;
  }

  return {
    unanswered: () => unanswered,
    isLate: () => unanswered > 0 && performance.now() - movedAtMs > patienceMs,
    async ask(statement) {
      if (unanswered++ === 0) movedAtMs = performance.now();
      try {
        const { client, sendWithTurn } = await connected();
        sendWithTurn();
        return await client.query(statement);
      } finally {
        unanswered--;
        movedAtMs = performance.now();
      }
    },
    async close() {
      const open = await connection?.catch(() => null);
      await open?.client.end();
    },
  };
}

async function connect({ prepare, ...config }: Opening, onLost: () => void): Promise<Connection> {
  const socket = new Socket();
  const client = new pg.Client({ ...config, pipeline: true, stream: () => socket });
  client.on("error", onLost);
  client.on("end", onLost);
  try {
    await client.connect();
    await prepare(client);
  } catch (error) {
    onLost();
    throw error;
  }
  let isHeld = false;
  return {
    client,
    sendWithTurn() {
      if (isHeld) return;
      isHeld = true;
      socket.cork();
      setImmediate(() => {
        isHeld = false;
        socket.uncork();
      });
    },
  };
}
