/**
 * An SQL statement with its parameters. A `name` makes it a prepared statement, kept per connection: name every statement
 * on a hot path.
 */
export type Statement = {
  name?: string;
  text: string;
  values?: readonly unknown[];
  /**
   * The statement is a quick lookup by keys that waits for no lock: outside a transaction it may share a pipelined
   * connection.
   */
  isLookup?: boolean;
};

/** Runs statements: the database itself, or a transaction. */
export type Queryable = {
  /** Runs one statement and returns its rows. The caller asserts the row type; tests verify it. */
  rows<Row>(statement: Statement): Promise<Row[]>;
};

export type Database = Queryable & {
  /** A PostgreSQL server, or PGlite in this process. */
  engine: "postgres" | "embedded";
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` under a lock for `key` across all processes: alone, or beside others that share it. The work may take long
   * and use several transactions.
   */
  withLock<Result>(key: number, work: () => Promise<Result>, kind?: "exclusive" | "shared"): Promise<Result>;
  /** Numbers of open connections, of idle ones among them, and of callers that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Runs a script of several statements without parameters. */
  script(text: string): Promise<void>;
  /** Calls back on every NOTIFY of a channel; returns a function that stops listening. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/**
 * Planner settings of every connection. Statements take milliseconds and run concurrently, so parallel workers and JIT cost
 * more than they save. Data is in memory or on solid-state disks, where random reads cost little more than sequential ones.
 */
export const sessionSettings =
  "set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1";

/**
 * Lets the server choose between generic and custom plans until the transaction ends, for statements that handle thousands
 * of rows.
 */
export async function setAutomaticPlanMode(transaction: Queryable): Promise<void> {
  await transaction.rows({ text: "set local plan_cache_mode = auto" });
}

/** Returns the row of a statement that must return exactly one. */
export async function onlyRow<Row>(database: Queryable, statement: Statement): Promise<Row> {
  const [row, ...others] = await database.rows<Row>(statement);
  if (row === undefined || others.length > 0) {
    throw new Error(`Expected one row, got ${row === undefined ? 0 : others.length + 1}: ${statement.text}`);
  }
  return row;
}

/** Whether a statement failed because another row has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
