import { sessionSettings } from "./database.ts";

/** Limits of a process's waiting for PostgreSQL, in milliseconds; 0: without a limit. */
export type TimeLimits = {
  /** For a connection: a free one of the pool, or a new one. */
  connectMs: number;
  /** For a statement. */
  statementMs: number;
  /** For a lock, within a statement. */
  lockMs: number;
  /** For the next statement of an open transaction, after which the server ends it and its locks. */
  idleTransactionMs: number;
  /** For all statements of a transaction: none begins later, its commit included. */
  transactionMs: number;
};

/** Limits of migrations, imports and the operator's commands, whose statements may take minutes. */
export function withoutStatementLimit(limits: TimeLimits): TimeLimits {
  return { ...limits, statementMs: 0, lockMs: 0, idleTransactionMs: 0, transactionMs: 0 };
}

/** No limits, for programs that their caller ends. */
export const noTimeLimits: TimeLimits = withoutStatementLimit({
  connectMs: 0,
  statementMs: 0,
  lockMs: 0,
  idleTransactionMs: 0,
  transactionMs: 0,
});

/**
 * The server ends a statement itself and says so. Only a response that does not come, because the network or the server has
 * stopped, is given up by this process, and the connection with it.
 */
const responseGraceMs = 1_000;

/** Milliseconds for which a connection may go without a response; undefined without a limit. */
export function responseTimeoutMs({ statementMs }: TimeLimits): number | undefined {
  return statementMs === 0 ? undefined : statementMs + responseGraceMs;
}

/** The server finds out within half a minute that a client has vanished, and drops its connection and locks. */
const vanishedClients =
  "set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = 30000";

/**
 * Named statements get generic plans, once per connection. With the default, the server replans the shop's lists each time,
 * which takes longer than running them (decision 035).
 */
const plans = "set plan_cache_mode = force_generic_plan";

/**
 * Settings of every connection. They are set by statements, because poolers such as PgBouncer refuse them as startup
 * parameters.
 */
export function connectionSettings(limits: TimeLimits): string {
  return [
    sessionSettings,
    plans,
    vanishedClients,
    `set statement_timeout = ${limits.statementMs}`,
    `set lock_timeout = ${limits.lockMs}`,
    `set idle_in_transaction_session_timeout = ${limits.idleTransactionMs}`,
  ].join("; ");
}
