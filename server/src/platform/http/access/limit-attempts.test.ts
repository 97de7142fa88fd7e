import Fastify from "fastify";
import { expect, test } from "vitest";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { callersNetwork, countAttempt, dropEndedWindows, releaseAttempt } from "./limit-attempts.ts";

const limit = { name: "try", most: 3, windowMinutes: 10 };
const start = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test("the fourth attempt is refused until the window of the first has ended", async () => {
  const database = await databaseForThisTest();
  const attempt = (minutes: number) => countAttempt(database, limit, "ana", later(minutes));
  expect([await attempt(0), await attempt(4), await attempt(9)]).toEqual([true, true, true]);
  expect(await attempt(9)).toBe(false);
  expect(await countAttempt(database, limit, "berta", later(9))).toBe(true);
  expect(await countAttempt(database, { ...limit, name: "other" }, "ana", later(9))).toBe(true);
  expect([await attempt(10), await attempt(19), await attempt(19), await attempt(19)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("concurrent attempts never exceed the limit", async () => {
  const database = await databaseForThisTest();
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => countAttempt(database, limit, "ana", start)),
  );
  expect(attempts.filter(Boolean)).toHaveLength(3);
});

test("released attempts do not count, and ended windows are deleted", async () => {
  const database = await databaseForThisTest();
  for (let times = 0; times < 10; times += 1) {
    expect(await countAttempt(database, limit, "ana", start)).toBe(true);
    await releaseAttempt(database, limit, "ana");
  }
  await releaseAttempt(database, limit, "nobody");
  await dropEndedWindows(database, later(9));
  const left = () => database.rows({ text: "select subject, attempts from attempt_count" });
  expect(await left()).toEqual([{ subject: "try ana", attempts: 0 }]);
  await dropEndedWindows(database, later(10));
  expect(await left()).toEqual([]);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", async (remoteAddress, network) => {
  const app = Fastify();
  app.get("/", async (request) => callersNetwork(request));
  expect((await app.inject({ url: "/", remoteAddress })).body).toBe(network);
});

test.each([
  ["203.0.113.7:51234", "203.0.113.7"],
  ["[2001:db8:1:2::6]:51234", "2001:db8:1:2"],
  ["[2001:db8:1:2::6]", "2001:db8:1:2"],
])("a proxy's %s counts as %s: the port is another for each connection", async (forwarded, network) => {
  const app = Fastify({ trustProxy: () => true });
  app.get("/", async (request) => callersNetwork(request));
  const headers = { "x-forwarded-for": forwarded };
  expect((await app.inject({ url: "/", headers })).body).toBe(network);
});
