import type { OrderState } from "@recambia/contract/orders/order-states";
import type { Queryable } from "../platform/database/database.ts";

/** An order as the shop's own list shows it. */
export type ShopOrder = {
  number: string;
  state: OrderState;
  placed_at: Date;
  email: string;
  total_cents: number;
  promised_by: string;
  /** What it waits for too long, in a few words; empty: nothing. */
  late: string;
};

/** Most orders that one list shows. */
const mostListed = 100;

/** Money is due within 14 days of the notice (consumer code art. 107.1), goods by the promised day. */
const lateness = `case
  when state in ('paid', 'preparing') and promised_by < $2::date then 'delivery'
  when exists (select from withdrawal where order_id = o.id and state = 'returned'
    and received_at < $1::timestamptz - interval '10 days') then 'refund'
  when exists (select from refund where order_id = o.id and state in ('due', 'sent', 'failed')
    and created_at < $1::timestamptz - interval '3 days') then 'refund'
  else '' end`;

/**
 * The newest orders, or those in a state, or those that have waited too long.
 *
 * @param today `yyyy-mm-dd` in Madrid.
 */
export async function listForShop(
  database: Queryable,
  { state, isLate, now, today }: { state: OrderState | null; isLate: boolean; now: Date; today: string },
): Promise<ShopOrder[]> {
  return database.rows<ShopOrder>({
    text: `select * from (
             select number, state, placed_at, email, total_cents, promised_by::text as promised_by,
               ${lateness} as late, id
             from customer_order o where $3::text is null or state = $3
           ) listed
           where not $4::boolean or late <> '' order by id desc limit ${mostListed}`,
    values: [now, today, state, isLate],
  });
}
