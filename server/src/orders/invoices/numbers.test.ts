import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/shop/test-database.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { nextNumber } from "./next-number.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.script(`
    insert into customer (id) values ('customer');
    insert into customer_order (public_id, number, customer_id, state, locale, email, name, quote_id, terms_version,
      payment_method, shipping_method, tax_zone, goods_cents, shipping_cents, standard_shipping_cents, shipping_vat_rate, shipping_vat_cents,
      core_deposit_cents, total_cents, promised_by, placed_at)
    values ('order', 'RC-0000-0000', 'customer', 'paid', 'es', 'a@example.com', 'Ana', 'quote', '1', 'transfer',
      'standard', 'vat', 100, 0, 0, 210, 0, 0, 100, '2026-12-01', now())`);
});
afterAll(() => database.close());

class Undone extends Error {}

async function issue(transaction: Queryable, now: Date): Promise<void> {
  const { series, number, issuedAt } = await nextNumber(transaction, "simplified", now);
  await transaction.rows({
    text: `insert into invoice (public_id, series, number, kind, order_id, locale, content, total_cents, issued_at)
           select $1, $2, $3, 'simplified', id, 'es', '{}', 100, $4 from customer_order`,
    values: [`${series}-${number}`, series, number, issuedAt],
  });
}

test("fifty concurrent invoices, a third rolled back, have consecutive numbers and dates", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_none, caller) =>
      database.transaction(async (transaction) => {
        await issue(transaction, new Date(Date.UTC(2026, 10, 21, 10, 0, 0, (caller * 37) % 50)));
        if (caller % 3 === 0) throw new Undone();
      }),
    ),
  );
  const undone = outcomes.filter(({ status }) => status === "rejected");
  expect(undone).toHaveLength(17);
  for (const outcome of undone) {
    expect(outcome.status === "rejected" && outcome.reason).toBeInstanceOf(Undone);
  }
  const rows = await database.rows<{ number: number; issued_at: Date }>({
    text: "select number, issued_at from invoice order by number",
  });
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 33 }, (_none, index) => index + 1));
  const dates = rows.map(({ issued_at }) => issued_at.getTime());
  expect(dates).toEqual([...dates].sort((a, b) => a - b));
});

test("each kind and each year in Madrid has its own numbering", async () => {
  const numbers = await database.transaction(async (transaction) => {
    const given: string[] = [];
    for (const [kind, now] of [
      ["full", "2026-12-31T22:59:59Z"],
      ["full", "2026-12-31T23:00:00Z"],
      ["rectifying", "2026-12-31T22:59:59Z"],
      ["full", "2027-01-01T10:00:00Z"],
    ] as const) {
      given.push((await nextNumber(transaction, kind, new Date(now))).written);
    }
    return given;
  });
  expect(numbers).toEqual(["F-2026-000001", "F-2027-000001", "R-2026-000001", "F-2027-000002"]);
});
