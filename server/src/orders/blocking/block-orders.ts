import { claimYears, guaranteeYears } from "@recambia/contract/shop/legal";
import type { Queryable } from "../../platform/database/database.ts";
import { dayOf, endOf, withGuarantee } from "../guarantee/guarantee-end.ts";
import { unpaidDays } from "../strip-orders.ts";

/** Years that books and vouchers are kept from the year of the last entry (Commercial Code art. 30). */
const bookYears = 6;
/** Years that an order without any payment or delivery is kept. */
const unpaidYears = 1;

const endedStates = "('delivered', 'refunded', 'cancelled')";

/** Last entry that the order has made in the books; null for none. */
const lastEntry = `greatest(
  (select max(settled_at) from payment where order_id = o.id and state in ('paid', 'late')),
  (select max(issued_at) from invoice where order_id = o.id),
  (select max(settled_at) from refund where order_id = o.id))`;

/**
 * SQL of the last day on which an order's personal data is kept: for the books, for claims under the guarantee with their
 * five years (consumer code art. 124), and at least a year.
 */
const keptUntil = `greatest(
  make_date(extract(year from ${dayOf(lastEntry)})::integer + ${bookYears}, 12, 31),
  ${withGuarantee(dayOf("o.delivered_at"), guaranteeYears + claimYears)},
  (${dayOf(endOf)} + interval '${unpaidYears} year')::date)`;

/** Something about the order is still to be done, so that its data is needed. */
const isOpen = `(o.state not in ${endedStates}
  or exists (select from guarantee_claim where order_id = o.id and ended_at is null)
  or exists (select from refund where order_id = o.id and state <> 'done'))`;

/** SQL: whether the personal data of the order `o` is kept for liabilities only, as `isBlocked` decides for a read order. */
export const isBlockedNow = `(o.blocked_at is not null and not ${isOpen})`;

/**
 * Blocks the personal data of ended orders: of erased accounts at once; of guests when the guarantee is over, or 30 days after
 * an order ended unpaid. Runs daily in any number of processes.
 *
 * @returns the number of orders that were blocked.
 */
export async function blockOrders(database: Queryable, now: Date): Promise<number> {
  const blocked = await database.rows({
    text: `update customer_order o set blocked_at = $1, blocked_until = ${keptUntil}
           from customer where customer.id = o.customer_id and customer.closed_at is not null
             and o.blocked_at is null and not ${isOpen}
             and (not customer.is_guest or case
               when o.paid_at is null then ${endOf} < $1::timestamptz - interval '${unpaidDays} days'
               else ${withGuarantee(dayOf(endOf), guaranteeYears)} < ${dayOf("$1::timestamptz")} end)
           returning 1`,
    values: [now],
  });
  return blocked.length;
}

/**
 * Destroys the personal data of blocked orders whose last day has passed. What is left (lines, sums, states, numbers of
 * invoices) says nothing about a person. An order that has moved since it was blocked is kept longer, as the law counts from
 * its last entry. Runs daily in any number of processes.
 *
 * @param today `yyyy-mm-dd` in Madrid.
 * @returns the number of orders that lost their data.
 */
export async function destroyBlockedOrders(
  database: { transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> },
  { now, today }: { now: Date; today: string },
): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction.rows({
      text: `update customer_order o set blocked_until = ${keptUntil}
             where destroyed_at is null and blocked_until < $1::date and ${keptUntil} > blocked_until`,
      values: [today],
    });
    const due = await transaction.rows<{ id: number }>({
      text: `select id from customer_order o
             where destroyed_at is null and blocked_until < $1::date and not ${isOpen}
             order by id for update`,
      values: [today],
    });
    const keys = due.map(({ id }) => id);
    if (keys.length > 0) await destroy(transaction, keys, now);
    return keys.length;
  });
}

/** Statements that take the person out of each table; `$1` are the orders' keys. */
const takeOut = [
  `update order_line set vehicle = null, core_refusal = null where order_id = any($1::bigint[])`,
  `update order_event set text = null where order_id = any($1::bigint[])`,
  `update withdrawal set name = '', email = '', void_reason = null,
     deduction_reason = case when deduction_reason is null then null else '' end where order_id = any($1::bigint[])`,
  `update cancellation set name = case when name is null then null else '' end, reason = null
   where order_id = any($1::bigint[])`,
  `update refund set reason = '', failure = null where order_id = any($1::bigint[])`,
  `update payment set detail = '{}' where order_id = any($1::bigint[])`,
  `update stock_movement set reason = null where order_id = any($1::bigint[])`,
  `update invoice set content = jsonb_set(content, '{buyer}', 'null')
     || case when jsonb_typeof(content->'rectifies') = 'object'
          then jsonb_build_object('rectifies', content->'rectifies' || '{"words": ""}') else '{}' end
   where order_id = any($1::bigint[])`,
  `update invoice_record set xml = null, error_text = null
   where invoice_id in (select id from invoice where order_id = any($1::bigint[]))`,
  `with emptied as (
     update guarantee_claim set description = '', answer = null where order_id = any($1::bigint[]) returning number
   ) delete from upload_use using emptied where kind = 'guarantee' and reference = emptied.number`,
  `delete from upload_use using customer_order o
   where kind = 'withdrawal' and reference = o.number and o.id = any($1::bigint[])`,
  `delete from order_confirmation where order_id = any($1::bigint[])`,
  `delete from blocked_order_access where order_id = any($1::bigint[])`,
];

async function destroy(transaction: Queryable, keys: readonly number[], now: Date): Promise<void> {
  for (const text of takeOut) await transaction.rows({ text, values: [keys] });
  await transaction.rows({
    text: `update customer_order set name = '', email = '', address = null, billing = null, identification = null,
             identification_key = null, network_hash = null, destroyed_at = $2 where id = any($1::bigint[])`,
    values: [keys, now],
  });
}
