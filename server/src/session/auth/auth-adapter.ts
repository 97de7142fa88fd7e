import { AsyncLocalStorage } from "node:async_hooks";
import { type CustomAdapter, createAdapterFactory } from "better-auth/adapters";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable, Statement } from "../../platform/database/database.ts";
import { DatabaseUnavailable } from "../../platform/database/database-unavailable.ts";
import {
  countStatement,
  deleteStatement,
  insertStatement,
  selectStatement,
  updateStatement,
} from "./auth-statements.ts";
import { runForAuth } from "./auth-transaction.ts";

/** Maps better-auth's fields to columns. */
type FieldNames = (field: { model: string; field: string }) => string;

const outages = new AsyncLocalStorage<{ error: DatabaseUnavailable | null }>();

function noteOutage(error: unknown): never {
  const call = outages.getStore();
  if (call && error instanceof DatabaseUnavailable) call.error = error;
  throw error;
}

/**
 * Runs a call of better-auth, which turns every failure of the database into an error of its own.
 *
 * @throws DatabaseUnavailable if the database was, whatever better-auth has made of it.
 */
export async function throwingOutages<Result>(call: () => Promise<Result>): Promise<Result> {
  const outage: { error: DatabaseUnavailable | null } = { error: null };
  const [settled] = await Promise.allSettled([outages.run(outage, call)]);
  if (outage.error) throw outage.error;
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}

/**
 * Adapts better-auth to the shop's tables on either engine (docs/decisions/012). It uses the system time; times are
 * converted to the shop's clock here.
 */
export function authAdapter(database: Queryable, clock: Clock) {
  async function run<Row>({ text, values = [] }: Statement): Promise<Row[]> {
    const aheadMs = clock.now().getTime() - Date.now();
    const statement = { text, values: values.map((value) => moved(value, aheadMs)) };
    const rows = await runForAuth<Row>(database, statement).catch(noteOutage);
    for (const row of rows) {
      for (const [column, value] of Object.entries(Object(row))) {
        if (value instanceof Date) Object.assign(Object(row), { [column]: moved(value, -aheadMs) });
      }
    }
    return rows;
  }

  async function firstOf<Row>(statement: Statement): Promise<Row | null> {
    const [row] = await run<Row>(statement);
    return row ?? null;
  }

  const adapterWith = (getFieldName: FieldNames): CustomAdapter => ({
    create: async ({ model, data }) => (await firstOf(insertStatement(model, data))) ?? data,
    findOne: ({ model, where }) => firstOf(selectStatement(model, where, { limit: 1 })),
    findMany({ model, modelKey = model, where = [], limit, offset, sortBy }) {
      const order = sortBy && { ...sortBy, field: getFieldName({ model: modelKey, field: sortBy.field }) };
      return run(selectStatement(model, where, { limit, offset, sortBy: order }));
    },
    count: async ({ model, where = [] }) =>
      (await firstOf<{ count: number }>(countStatement(model, where)))?.count ?? 0,
    update: ({ model, where, update }) => firstOf(updateStatement(model, where, { set: Object(update) })),
    updateMany: async ({ model, where, update }) =>
      (await run(updateStatement(model, where, { set: update }))).length,
    incrementOne: ({ model, where, increment, set = {} }) =>
      firstOf(updateStatement(model, where, { set, increment })),
    async delete({ model, where }) {
      await run(deleteStatement(model, where, "all"));
    },
    deleteMany: async ({ model, where }) => (await run(deleteStatement(model, where, "all"))).length,
    consumeOne: ({ model, where }) => firstOf(deleteStatement(model, where, "one")),
  });
  return createAdapterFactory({
    config: { adapterId: "recambia" },
    adapter: ({ getFieldName }) => adapterWith(getFieldName),
  });
}

function moved(value: unknown, byMs: number): unknown {
  return value instanceof Date ? new Date(value.getTime() + byMs) : value;
}
