import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { makeProduct } from "../test/orders/factories.ts";
import { openDatabaseProxy } from "../test/shop/database-proxy.ts";
import { freePort, postgresPrograms, startPostgres } from "../test/shop/global-setup.ts";
import { remoteVisitor, startShop, temporaryFolder } from "../test/shop/shop-process.ts";
import { openPostgres } from "./platform/database/postgres.ts";

// Two servers and a process of the shop, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const durable = ["fsync=on", "full_page_writes=on", "max_connections=50", "wal_level=replica"];

/** A primary that acknowledges nothing before its standby has it on disk, and that standby. */
async function openServers() {
  const folder = await mkdtemp(join(tmpdir(), "recambia-failover-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const primary = await startPostgres(folder, durable);
  const programs = (await postgresPrograms()) ?? "";
  const { uid, gid } = await stat(join(folder, "cluster"));
  const owner = process.getuid?.() === 0 ? { uid, gid, cwd: folder } : { cwd: folder };
  const standbyFolder = join(folder, "standby");
  const copied = spawnSync(
    join(programs, "pg_basebackup"),
    ["-d", `${primary.url}/postgres`, "-D", standbyFolder, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
    { ...owner, encoding: "utf8" },
  );
  if (copied.status !== 0) throw new Error(`No standby: ${copied.stderr}`);
  const port = await freePort();
  const standby = spawn(
    join(programs, "postgres"),
    ["-D", standbyFolder, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"],
    { ...owner, stdio: "ignore" },
  );
  const standbyEnded = new Promise((resolve) => standby.once("exit", resolve));
  onTestFinished(async () => {
    standby.kill("SIGQUIT");
    await standbyEnded;
  });
  const admin = openPostgres(`${primary.url}/postgres`, 1);
  await vi.waitUntil(
    async () => (await admin.rows({ text: "select 1 from pg_stat_replication" })).length > 0,
    { timeout: 60_000 },
  );
  await admin.script("alter system set synchronous_standby_names = '*'");
  await admin.script("select pg_reload_conf()");
  await admin.close();
  return { primary, standbyUrl: `postgres://shop@127.0.0.1:${port}/template_shop` };
}

test.runIf(inject("postgresUrl"))(
  "a shop goes on with a promoted standby: 503 meanwhile, and nothing acknowledged is lost",
  async () => {
    const { primary, standbyUrl } = await openServers();
    // Does what HAProxy or a moving address does in front of the servers.
    const address = await openDatabaseProxy(`${primary.url}/template_shop`);
    const seeding = openPostgres(`${primary.url}/template_shop`, 1);
    const { publicId } = await makeProduct(seeding, { available: 1_000_000 });
    await seeding.close();
    const shop = await startShop({ DATABASE_URL: address.url, DATA_DIR: await temporaryFolder() });

    /** Visitor → pieces that the shop has acknowledged, and by how many more it may have stored. */
    const acknowledged = new Map<string, number>();
    const statuses = new Set<number>();
    let isOver = false;
    async function addPieces(cartId: string) {
      const visitor = await remoteVisitor();
      await visitor.greet(shop.origin);
      expect((await visitor.call(shop.origin, "POST", "/spa/cart")).status).toBe(200);
      for (let pieces = 0; !isOver; ) {
        const answer = await visitor.call(shop.origin, "POST", "/spa/cart/lines", {
          purchasable_public_id: publicId,
        });
        statuses.add(answer.status);
        if (answer.status === 200) {
          pieces += 1;
          acknowledged.set(cartId, pieces);
        } else await pause(20);
      }
    }
    const shopping = Promise.all(["ana", "ben", "clara", "dani"].map(addPieces));
    const sum = () => [...acknowledged.values()].reduce((all, pieces) => all + pieces, 0);
    const untilMore = async () => {
      const enough = sum() + 20;
      await Promise.race([shopping, vi.waitUntil(() => sum() >= enough, { timeout: 120_000 })]);
    };
    await untilMore();

    address.cut();
    process.kill(primary.pid, "SIGQUIT");
    const diedAt = performance.now();
    const standby = openPostgres(standbyUrl, 2);
    onTestFinished(() => standby.close());
    await standby.rows({ text: "select pg_promote()" });
    address.moveTo(standbyUrl);
    await untilMore();
    process.stdout.write(
      `Orders went on ${Math.round(performance.now() - diedAt)} ms after the primary had died\n`,
    );
    isOver = true;
    await shopping;

    expect([...statuses].sort()).toEqual([200, 503]);
    const [row] = await standby.rows<{ pieces: number }>({
      text: `select sum((line ->> 'quantity')::integer)::integer as pieces
             from cart, jsonb_array_elements(lines) as each_line (line)`,
    });
    expect(row?.pieces).toBeGreaterThanOrEqual(sum());
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  },
);
