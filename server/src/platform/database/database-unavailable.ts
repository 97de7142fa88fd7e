import pg from "pg";

/**
 * The database could not be reached or did not answer in time. Whether a commit in flight has happened is unknown. The
 * same request may succeed in a moment.
 */
export class DatabaseUnavailable extends Error {
  /** SQLSTATE of the server, or the system's error code. */
  readonly code: string | undefined;
  /** Whether the connection can be used no more. */
  readonly isConnectionLost: boolean;

  constructor(cause: unknown, isConnectionLost: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "DatabaseUnavailable";
    const code: unknown = Reflect.get(Object(cause), "code");
    this.code = typeof code === "string" ? code : undefined;
    this.isConnectionLost = isConnectionLost;
  }
}

/**
 * SQLSTATEs of statements that may succeed when they are repeated: connection exceptions, read-only transactions (a standby
 * that has not been promoted yet), rolled-back transactions, insufficient resources, a lock that was not free in time, a
 * statement that took too long, and a server that shuts down or starts (PostgreSQL, appendix A).
 */
const passingStates = /^(?:08|25006|25P03|40001|40P01|53|55P03|57)/;

/** Errors of node-postgres itself, which have no code. */
const connectionMessages =
  /^(?:Connection terminated|Query read timeout|timeout e|Client (?:has encountered a connection error|was closed)|Cannot use a pool)/;

/** Turns an error of a statement that another attempt may avoid into a DatabaseUnavailable; other errors stay as they are. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    return passingStates.test(error.code ?? "")
      ? new DatabaseUnavailable(error, error.severity !== "ERROR")
      : error;
  }
  const isOfConnection =
    error instanceof Error && ("syscall" in error || connectionMessages.test(error.message));
  return isOfConnection ? new DatabaseUnavailable(error, true) : error;
}

/** Turns any error of connecting into a DatabaseUnavailable. */
export function toUnreachable(error: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable(error, true);
}
