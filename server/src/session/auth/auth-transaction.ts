import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Queryable } from "../../platform/database/database.ts";

type Running = { transaction: Queryable; failures: unknown[]; afterCommit: (() => void)[] };

const running = new AsyncLocalStorage<Running>();

/**
 * Commits what better-auth writes together with the shop's own statements: a process that ends in between leaves no session,
 * passkey or second factor that nobody was told of. Statements outside `transaction` would wait for it on the embedded
 * database. Lock the person first, as deleting them does.
 *
 * @throws the error of a statement that failed, whatever better-auth has made of it.
 */
export async function inAuthTransaction<Result>(
  database: Database,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const failures: unknown[] = [];
  const afterCommit: (() => void)[] = [];
  const result = await database.transaction(async (transaction) => {
    const call = running.run({ transaction, failures, afterCommit }, () => work(transaction));
    const [settled] = await Promise.allSettled([call]);
    if (failures.length > 0) throw failures[0];
    if (settled.status === "rejected") throw settled.reason;
    return settled.value;
  });
  for (const act of afterCommit) act();
  return result;
}

/** Runs a statement of better-auth, in the transaction of its caller if there is one. */
export async function runForAuth<Row>(
  database: Queryable,
  statement: Parameters<Queryable["rows"]>[0],
): Promise<Row[]> {
  const call = running.getStore();
  if (!call) return database.rows<Row>(statement);
  return call.transaction.rows<Row>(statement).catch((error: unknown) => {
    call.failures.push(error);
    throw error;
  });
}

/** Acts once the transaction of the caller is committed; at once without one. */
export function onceCommitted(act: () => void): void {
  const call = running.getStore();
  if (call) call.afterCommit.push(act);
  else act();
}
