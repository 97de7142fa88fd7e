import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../../test/shop/global-setup.ts";
import { openTestDatabase } from "../../../test/shop/test-database.ts";
import { type Database, onlyRow, type Queryable } from "./database.ts";
import { openPostgres } from "./postgres.ts";

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

/** Stands between the shop and the server, and can turn connections away as a server that restarts does. */
async function openProxy(url: URL) {
  const open = new Set<Socket>();
  const seen = { attempts: 0, isAway: false };
  const proxy = createServer((socket) => {
    seen.attempts += 1;
    if (seen.isAway) return socket.destroy();
    const server = connect(Number(url.port), url.hostname);
    for (const end of [socket, server]) open.add(end.on("error", () => undefined));
    socket.pipe(server).pipe(socket);
  });
  const proxied = new URL(url);
  proxied.port = String(await freePort());
  proxy.listen(Number(proxied.port), "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    proxy.close();
  });
  return {
    seen,
    url: proxied.href,
    goAway() {
      seen.isAway = true;
      for (const end of open) end.destroy();
    },
  };
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await setImmediate();
}

test.runIf(inject("postgresUrl"))(
  "a listener comes back once, however long the server was away",
  async () => {
    const { name } = await onlyRow<{ name: string }>(database, { text: "select current_database() as name" });
    const proxy = await openProxy(new URL(`${inject("postgresUrl")}/${name}`));
    const listening = openPostgres(proxy.url, 1);
    const heard: string[] = [];
    const stop = await listening.listen("told", (payload) => heard.push(payload));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    proxy.goAway();
    const tries = 4;
    for (let tried = 0; tried < tries; tried += 1) {
      const { attempts } = proxy.seen;
      await until(() => vi.getTimerCount() > 0);
      proxy.seen.isAway = tried < tries - 1;
      vi.advanceTimersByTime(1000);
      await until(() => proxy.seen.attempts > attempts);
    }
    await until(() => heard.includes(""));
    for (const payload of ["first", "last"]) {
      await database.rows({ text: "select pg_notify('told', $1)", values: [payload] });
    }
    await until(() => heard.includes("last"));
    expect([proxy.seen.attempts, heard]).toEqual([1 + tries, ["", "first", "last"]]);
    await stop();
    await listening.close();
  },
);
