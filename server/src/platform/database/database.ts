/**
 * One SQL text with its values. A `name` makes PostgreSQL keep the parsed statement per
 * connection: give one to every statement on a hot path.
 */
export type Statement = {
  name?: string;
  text: string;
  values?: readonly unknown[];
  /**
   * It reads a little by keys, in a millisecond, and waits for nobody: outside a transaction it may share its
   * connection with others of its kind.
   */
  isLookup?: boolean;
};

/** What an operation needs to read and write: the database itself or a transaction in it. */
export type Queryable = {
  /** Runs one statement and returns its rows; the row's shape is the caller's word, held by tests. */
  rows<Row>(statement: Statement): Promise<Row[]>;
};

export type Database = Queryable & {
  /** Where the data lies: a PostgreSQL server, or PGlite in this process. */
  engine: "postgres" | "embedded";
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` while no other process runs work under the same key; waits for one that does. Work
   * may take long and use the database in as many transactions as it likes.
   */
  withLock<Result>(key: number, work: () => Promise<Result>): Promise<Result>;
  /** Runs a script of several statements without values. */
  script(text: string): Promise<void>;
  /** Calls back on every NOTIFY of a channel, from whichever process; returns the way to stop. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/**
 * How every connection plans. The shop's statements take milliseconds and many run at once: starting
 * parallel workers or compiling a plan costs more than the whole statement. What they read lies in
 * memory or on a solid-state disk, where following an index costs hardly more than reading on.
 */
export const sessionSettings =
  "set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1";

/** Until the transaction ends the server chooses how to plan: right for statements that handle thousands of rows. */
export async function setAutomaticPlanMode(transaction: Queryable): Promise<void> {
  await transaction.rows({ text: "set local plan_cache_mode = auto" });
}

/** The only row of an answer that must have exactly one. */
export async function onlyRow<Row>(database: Queryable, statement: Statement): Promise<Row> {
  const [row, ...others] = await database.rows<Row>(statement);
  if (row === undefined || others.length > 0) {
    throw new Error(`Expected one row, got ${row === undefined ? 0 : others.length + 1}: ${statement.text}`);
  }
  return row;
}
