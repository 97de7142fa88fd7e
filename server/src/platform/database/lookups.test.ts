import { expect, inject, onTestFinished, test, vi } from "vitest";
import { databaseForThisTest } from "../../../test/shop/test-database.ts";
import type { Queryable } from "./database.ts";

const numbers = Array.from({ length: 300 }, (_, number) => number);

function lookUp(database: Queryable, number: number): Promise<{ number: number }[]> {
  return database.rows({
    name: "looked-up-number",
    text: "select $1::integer as number",
    values: [number],
    isLookup: true,
  });
}

test("concurrent lookups each get their own result", async () => {
  const database = await databaseForThisTest();
  const answers = await Promise.all(numbers.map((number) => lookUp(database, number)));
  expect(answers).toEqual(numbers.map((number) => [{ number }]));
});

test("a failing lookup does not affect the others", async () => {
  const database = await databaseForThisTest();
  const divide = (by: number) =>
    database.rows<{ part: number }>({
      name: "looked-up-part",
      text: "select 60 / $1::integer as part",
      values: [by],
      isLookup: true,
    });
  const answers = await Promise.allSettled([6, 0, 10, 0, 12].map(divide));
  expect(answers.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await divide(4)).toEqual([{ part: 15 }]);
});

test("a syntax error does not affect other lookups", async () => {
  const database = await databaseForThisTest();
  const broken = () =>
    database.rows({ name: "looked-up-nothing", text: "select from where", isLookup: true });
  const answers = await Promise.allSettled([
    lookUp(database, 1),
    ...Array.from({ length: 4 }, broken),
    lookUp(database, 2),
    lookUp(database, 3),
  ]);
  expect(answers.flatMap((one) => (one.status === "fulfilled" ? one.value : "refused"))).toEqual([
    { number: 1 },
    ...Array.from({ length: 4 }, () => "refused"),
    { number: 2 },
    { number: 3 },
  ]);
  expect(await lookUp(database, 4)).toEqual([{ number: 4 }]);
});

test("lists of keys are passed unchanged", async () => {
  const database = await databaseForThisTest();
  const listed = (values: unknown[]) =>
    database.rows({
      text: "select $1::int[] as keys, $2::text[] as texts, $3::int[] as gaps",
      values,
      isLookup: true,
    });
  expect(
    await listed([
      [3, -7, 0],
      ["a,b", '"', "{}", "NULL"],
      [1, null],
    ]),
  ).toEqual([{ keys: [3, -7, 0], texts: ["a,b", '"', "{}", "NULL"], gaps: [1, null] }]);
  expect(await listed([[], [], null])).toEqual([{ keys: [], texts: [], gaps: null }]);
});

test("only a transaction's own lookups see its uncommitted writes", async () => {
  const database = await databaseForThisTest();
  const find = (queryable: Queryable) =>
    queryable.rows({
      name: "looked-up-maker",
      text: "select name from maker where external_id = $1",
      values: ["new"],
      isLookup: true,
    });
  await database.transaction(async (transaction) => {
    await transaction.rows({
      text: `insert into maker (external_id, public_id, slug, name) values ('new', 'makermakermaker', 'new', 'New')`,
    });
    expect(await find(transaction)).toEqual([{ name: "New" }]);
    if (database.engine === "postgres") expect(await find(database)).toEqual([]);
  });
  expect(await find(database)).toEqual([{ name: "New" }]);
});

if (inject("postgresUrl")) {
  const processOf = async (database: Queryable) => {
    const [row] = await database.rows<{ pid: number }>({
      name: "looked-up-process",
      text: "select pg_backend_pid() as pid",
      isLookup: true,
    });
    return row?.pid;
  };

  test("lookups share two connections", async () => {
    const database = await databaseForThisTest();
    const processes = await Promise.all(numbers.map(() => processOf(database)));
    expect(new Set(processes).size).toBe(2);
  });

  test("lookups that wait hold up none that come later", async () => {
    const database = await databaseForThisTest();
    const wait = () => database.rows({ text: "select pg_advisory_xact_lock(7)", isLookup: true });
    await database.transaction(async (transaction) => {
      await transaction.rows({ text: "select pg_advisory_xact_lock(7)" });
      const waiting = Promise.all([wait(), wait()]);
      const hasAnswered = vi.fn();
      waiting.then(hasAnswered);
      const now = performance.now.bind(performance);
      const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + 1000);
      onTestFinished(() => clock.mockRestore());
      expect(await lookUp(database, 5)).toEqual([{ number: 5 }]);
      expect(hasAnswered).not.toHaveBeenCalled();
    });
    expect(await lookUp(database, 6)).toEqual([{ number: 6 }]);
  });

  test("a lost connection is opened again", async () => {
    const database = await databaseForThisTest();
    const lost = await Promise.all([processOf(database), processOf(database)]);
    await database.rows({ text: "select pg_terminate_backend(unnest($1::int[]))", values: [lost] });
    const found = await vi.waitFor(() => Promise.all([processOf(database), processOf(database)]), 30_000);
    expect(lost).not.toContain(found[0]);
    expect(lost).not.toContain(found[1]);
  });
}
