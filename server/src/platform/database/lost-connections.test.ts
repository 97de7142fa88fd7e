import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openTestDatabase } from "../../../test/shop/test-database.ts";
import { type Database, onlyRow, type Queryable } from "./database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Ends the server's side of a connection, as a restart of PostgreSQL does. */
async function endConnection(transaction: Queryable) {
  const { pid } = await onlyRow<{ pid: number }>(transaction, { text: "select pg_backend_pid() as pid" });
  await database.rows({ text: "select pg_terminate_backend($1, 10000)", values: [pid] });
}

// The embedded database has no connections. Vitest fails when the process would have ended.
test.runIf(inject("postgresUrl")).each(["before its next statement", "before it commits"])(
  "a connection that is lost in a transaction, %s, fails that transaction alone",
  async (when) => {
    const lost = database.transaction(async (transaction) => {
      await endConnection(transaction);
      await setImmediate();
      if (when === "before its next statement") await transaction.rows({ text: "select 1" });
    });
    await expect(lost).rejects.toThrow();
    const next = await Promise.all(
      Array.from({ length: 12 }, () => onlyRow<{ one: number }>(database, { text: "select 1 as one" })),
    );
    expect(next.every(({ one }) => one === 1)).toBe(true);
  },
);
