import { type Database, onlyRow, type Queryable } from "../../src/platform/database/database.ts";

export type InterruptibleDatabase = {
  database: Database;
  /**
   * Interrupts a transaction from now on, as a process or a connection that ends does: before the statement at a place,
   * counted from 0 over all transactions; before the commit; or after the commit, before anybody knows of it.
   */
  interruptAt(place: number): void;
  /** The same, but never after a commit: nothing that the transaction did remains. */
  interruptBeforeCommitAt(place: number): void;
  /** Stops interrupting; whether a transaction was interrupted. */
  stop(): boolean;
};

/** A database whose transactions can be interrupted anywhere. On PostgreSQL the server ends the connection. */
export function makeInterruptible(database: Database): InterruptibleDatabase {
  let left: number | null = null;
  let isInterrupted = false;
  let isAfterCommitToo = true;

  function isReached(): boolean {
    if (left === null) return false;
    if (left > 0) {
      left -= 1;
      return false;
    }
    left = null;
    isInterrupted = true;
    return true;
  }

  async function interruptIfReached(transaction: Queryable) {
    if (!isReached()) return;
    if (database.engine === "embedded") throw new Error("The process has ended");
    const { pid } = await onlyRow<{ pid: number }>(transaction, { text: "select pg_backend_pid() as pid" });
    await database.rows({ text: "select pg_terminate_backend($1, 10000)", values: [pid] });
  }

  return {
    database: {
      ...database,
      async transaction(work) {
        const result = await database.transaction(async (transaction) => {
          const worked = await work({
            async rows(statement) {
              await interruptIfReached(transaction);
              return transaction.rows(statement);
            },
          });
          await interruptIfReached(transaction);
          return worked;
        });
        if (isAfterCommitToo && isReached()) throw new Error("The process has ended after the commit");
        return result;
      },
    },
    interruptAt(place) {
      left = place;
      isInterrupted = false;
      isAfterCommitToo = true;
    },
    interruptBeforeCommitAt(place) {
      left = place;
      isInterrupted = false;
      isAfterCommitToo = false;
    },
    stop() {
      left = null;
      return isInterrupted;
    },
  };
}
