import { expect, test } from "vitest";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import type { Queryable, Statement } from "../../../platform/database/database.ts";
import { replaceRows, type Target } from "./write-rows.ts";

const children = {
  table: "child",
  key: ["owner_id", "place"],
  columns: { owner_id: "integer", place: "integer" },
} as const satisfies Target;

/** A database in which `owners` have `places` children each, and which keeps the statements that replacing them runs. */
async function withChildren(transaction: Queryable, [owners, places]: [number, number]) {
  await transaction.rows({
    text: "create temporary table child (owner_id int, place int, primary key (owner_id, place))",
  });
  await transaction.rows({
    text: "insert into child select owner, place from generate_series(1, $1::int) owner, generate_series(1, $2::int) place",
    values: [owners, places],
  });
  const statements: Statement[] = [];
  const watched: Queryable = {
    rows: (statement) => {
      statements.push(statement);
      return transaction.rows(statement);
    },
  };
  return { watched, statements };
}

const place = (owner: number, at: number) => ({ owner_id: owner, place: at });

test("children that are not given again go, those of other owners stay, and an owner may lose all", async () => {
  const database = await databaseForThisTest();
  const left = await database.transaction(async (transaction) => {
    const { watched } = await withChildren(transaction, [4, 2]);
    await replaceRows(
      watched,
      children,
      "owner_id",
      [1, 2, 3],
      [place(1, 2), place(1, 3), place(2, 1), place(2, 2)],
    );
    await replaceRows(watched, children, "owner_id", [2], []);
    const rows = await transaction.rows<{ owner_id: number; place: number }>({
      text: "select * from child order by 1, 2",
    });
    await transaction.rows({ text: "drop table child" });
    return rows;
  });
  expect(left).toEqual([place(1, 2), place(1, 3), place(4, 1), place(4, 2)]);
});

test("thousands of children are compared by a hash, and not each with each", async () => {
  const database = await databaseForThisTest();
  const plan = await database.transaction(async (transaction) => {
    const { watched, statements } = await withChildren(transaction, [20, 500]);
    const rows = Array.from({ length: 10_000 }, (_none, index) =>
      place(1 + (index % 20), 1 + Math.floor(index / 20)),
    );
    await replaceRows(
      watched,
      children,
      "owner_id",
      Array.from({ length: 20 }, (_none, index) => index + 1),
      rows,
    );
    const [prune] = statements;
    const { text, values = [] } = prune ?? { text: "" };
    const lines = await transaction.rows<Record<string, string>>({ text: `explain ${text}`, values });
    await transaction.rows({ text: "drop table child" });
    return lines.map((line) => line["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("hashed SubPlan");
});
