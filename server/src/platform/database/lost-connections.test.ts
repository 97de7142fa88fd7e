import { setTimeout as pause, setImmediate } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { openDatabaseProxy } from "../../../test/shop/database-proxy.ts";
import { openTestDatabase } from "../../../test/shop/test-database.ts";
import { bumpRevision, watchRevision } from "../catalogue-revision.ts";
import { type Database, onlyRow, type Queryable } from "./database.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { listenWithReconnect } from "./listen.ts";
import { openPostgres } from "./postgres.ts";
import type { TimeLimits } from "./time-limits.ts";

// The embedded database has no connections. Vitest fails when the process would have ended.
describe.runIf(inject("postgresUrl"))("connections to PostgreSQL", () => {
  let database: Database;
  let url: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { name } = await onlyRow<{ name: string }>(database, { text: "select current_database() as name" });
    url = `${inject("postgresUrl")}/${name}`;
  });
  afterAll(() => database.close());

  /** Short, but long enough for a busy machine: most statements here must keep within them. */
  const shortLimits = {
    connectMs: 5_000,
    statementMs: 1_500,
    lockMs: 0,
    idleTransactionMs: 0,
    transactionMs: 0,
  };

  /** The same database on connections of its own, through a proxy. */
  async function openThroughProxy(limits: TimeLimits = shortLimits) {
    const proxy = await openDatabaseProxy(url);
    const proxied = openPostgres(proxy.url, 3, { limits });
    onTestFinished(async () => {
      proxy.restore();
      await proxied.close();
    });
    return { proxy, proxied };
  }

  const readOne = (queryable: Queryable, isLookup = false) =>
    onlyRow<{ one: number }>(queryable, { text: "select 1 as one", isLookup });

  /** Connections of the database besides those of `database`, which the test itself uses. */
  async function countConnections(query = "%"): Promise<number> {
    const { count } = await onlyRow<{ count: number }>(database, {
      text: `select count(*)::int as count from pg_stat_activity
             where datname = current_database() and query like $1 and query not like '%pg_stat_activity%'`,
      values: [query],
    });
    return count;
  }

  /** Ends the server's side of a connection, as a restart of PostgreSQL does. */
  async function endConnection(transaction: Queryable) {
    const { pid } = await onlyRow<{ pid: number }>(transaction, { text: "select pg_backend_pid() as pid" });
    await database.rows({ text: "select pg_terminate_backend($1, 10000)", values: [pid] });
  }

  test.each(["before its next statement", "before it commits"])(
    "a connection that is lost in a transaction, %s, fails that transaction alone",
    async (when) => {
      const lost = database.transaction(async (transaction) => {
        await endConnection(transaction);
        await setImmediate();
        if (when === "before its next statement") await transaction.rows({ text: "select 1" });
      });
      await expect(lost).rejects.toThrow(DatabaseUnavailable);
      const next = await Promise.all(Array.from({ length: 12 }, () => readOne(database)));
      expect(next.every(({ one }) => one === 1)).toBe(true);
    },
  );

  test.each([false, true])(
    "a connection that is lost during a read fails that read (lookup: %s)",
    async (isLookup) => {
      const { proxy, proxied } = await openThroughProxy({ ...shortLimits, statementMs: 60_000 });
      // The server goes on with a statement whose connection is lost, so that each case counts one of its own.
      const text = `select pg_sleep(50) as lookup_${isLookup}`;
      const reading = proxied.rows({ text, isLookup });
      await vi.waitUntil(async () => (await countConnections(text)) === 1, { timeout: 30_000 });
      proxy.cut();
      await expect(reading).rejects.toThrow(DatabaseUnavailable);
      await expect(readOne(proxied, isLookup)).rejects.toThrow(DatabaseUnavailable);
      proxy.restore();
      expect(await readOne(proxied, isLookup)).toEqual({ one: 1 });
    },
  );

  test("statements on a frozen link are given up, and their connections closed", async () => {
    const { proxy, proxied } = await openThroughProxy();
    const read = () => [
      ...[true, false, false].map((isLookup) => readOne(proxied, isLookup)),
      proxied.transaction((transaction) => readOne(transaction)),
    ];
    await Promise.all(read());
    const before = await countConnections();
    proxy.freeze();
    for (const result of await Promise.allSettled([...read(), ...read()])) {
      expect(result).toMatchObject({ status: "rejected", reason: expect.any(DatabaseUnavailable) });
    }
    proxy.restore();
    await vi.waitUntil(
      async () => {
        await Promise.allSettled(read());
        return (await countConnections()) <= before;
      },
      { timeout: 30_000 },
    );
    expect(await Promise.all(read())).toHaveLength(4);
  });

  test("a frozen link does not keep a database from closing", async () => {
    const { proxy } = await openThroughProxy();
    const closing = openPostgres(proxy.url, 2, { limits: shortLimits });
    await Promise.all([readOne(closing), readOne(closing, true)]);
    const stop = await closing.listen("told", () => undefined);
    proxy.freeze();
    await stop();
    await closing.close();
  });

  test("statements, locks and idle transactions have limits, and the connection is kept", async () => {
    const limited = openPostgres(url, 1, {
      limits: { ...shortLimits, connectMs: 1_500, lockMs: 100 },
    });
    onTestFinished(() => limited.close());
    const backend = () => onlyRow<{ pid: number }>(limited, { text: "select pg_backend_pid() as pid" });
    const before = await backend();
    const slow = limited.rows({ text: "select pg_sleep(50)" });
    await expect(slow).rejects.toMatchObject({ name: "DatabaseUnavailable", code: "57014" });
    await database.transaction(async (transaction) => {
      await transaction.rows({ text: "select pg_advisory_xact_lock(11)" });
      const locking = limited.rows({ text: "select pg_advisory_xact_lock(11)" });
      await expect(locking).rejects.toMatchObject({ name: "DatabaseUnavailable", code: "55P03" });
    });
    expect(await backend()).toEqual(before);
    await limited.transaction(async () => {
      await expect(limited.rows({ text: "select 1" })).rejects.toThrow(DatabaseUnavailable);
    });
  });

  test("a transaction that stands still frees its locks", async () => {
    const limited = openPostgres(url, 1, { limits: { ...shortLimits, idleTransactionMs: 100 } });
    onTestFinished(() => limited.close());
    const idle = limited.transaction(async (transaction) => {
      await transaction.rows({ text: "select pg_advisory_xact_lock(12)" });
      await database.rows({ text: "select pg_advisory_xact_lock(12)" });
    });
    await expect(idle).rejects.toThrow(DatabaseUnavailable);
  });

  test("a transaction of many short statements is rolled back when its time is over", async () => {
    const limited = openPostgres(url, 1, { limits: { ...shortLimits, transactionMs: 1_500 } });
    onTestFinished(() => limited.close());
    await database.script("create table short_step (id int)");
    onTestFinished(() => database.script("drop table short_step"));
    const begun = performance.now();
    const long = limited.transaction(async (transaction) => {
      while (performance.now() - begun < 30_000) {
        await transaction.rows({ text: "insert into short_step select 1 from pg_sleep(0.02)" });
      }
    });
    await expect(long).rejects.toThrow(DatabaseUnavailable);
    const late = limited.transaction(async (transaction) => {
      await transaction.rows({ text: "insert into short_step values (1)" });
      await pause(2_000);
    });
    await expect(late).rejects.toThrow("The transaction has taken too long");
    expect(await limited.rows({ text: "select count(*)::int as count from short_step" })).toEqual([
      { count: 0 },
    ]);
  });

  test("a listener reconnects once, however long the server was down", async () => {
    const { proxy, proxied } = await openThroughProxy();
    const payloads: string[] = [];
    const stop = await proxied.listen("told", (payload) => payloads.push(payload));
    proxy.cut();
    const tries = 4;
    await vi.waitUntil(() => proxy.attempts() > tries, { timeout: 30_000 });
    proxy.restore();
    await vi.waitUntil(() => payloads.includes(""), { timeout: 30_000 });
    for (const payload of ["first", "last"]) {
      await database.rows({ text: "select pg_notify('told', $1)", values: [payload] });
    }
    await vi.waitUntil(() => payloads.includes("last"), { timeout: 30_000 });
    expect(payloads).toEqual(["", "first", "last"]);
    expect(await countConnections("listen %")).toBe(1);
    await stop();
  });

  test("a listener replaces a connection that has gone silent", async () => {
    const proxy = await openDatabaseProxy(url);
    const payloads: string[] = [];
    const open = () => new pg.Client({ connectionString: proxy.url, query_timeout: 500 });
    const stop = await listenWithReconnect(open, "told", (payload) => payloads.push(payload), 50);
    onTestFinished(stop);
    proxy.freezeOpen();
    await vi.waitUntil(() => payloads.includes(""), { timeout: 30_000 });
  });

  test("a change of the catalogue is noticed without its notification", async () => {
    const { proxy, proxied } = await openThroughProxy();
    const watch = await watchRevision({ ...database, listen: proxied.listen }, 20);
    onTestFinished(() => watch.stop());
    proxy.freeze();
    const made = await database.transaction((transaction) => bumpRevision(transaction, [7]));
    await vi.waitUntil(() => watch.current() === made, { timeout: 30_000 });
    expect(watch.changedSince(made - 1)).toBeNull();
  });
});
