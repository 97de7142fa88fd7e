import type { OrderState } from "@recambia/contract/orders/order-states";
import type { Queryable } from "../platform/database/database.ts";

/** An order in the operator's list. */
export type ShopOrder = {
  number: string;
  state: OrderState;
  placed_at: Date;
  email: string;
  total_cents: number;
  promised_by: string;
  /** Short text on what is overdue; empty if nothing is. */
  late: string;
};

/** Maximum orders of a list. */
const maxListed = 100;

/** SQL of the piece counts in `order-pieces.ts`. */
const waitingPieces = `line.quantity
  - coalesce((select sum(quantity) from cancellation_line where order_line_id = line.id), 0)
  - coalesce((select sum(piece.quantity) from parcel_line piece join parcel on parcel.id = piece.parcel_id
      where piece.order_line_id = line.id and parcel.lost_at is null and parcel.came_back_at is null), 0)`;

/**
 * Overdue task of an order, the most urgent one. Refunds are due within 14 days of the notice (consumer code art. 107.1),
 * and at once for payments of ended orders.
 * - `to repay`: a refund is due, or withdrawn goods have arrived;
 * - `payment`: the bank has reported another amount;
 * - `to send`: pieces should have been sent;
 * - `parcel`: a parcel is later than promised, or on its way for ten days;
 * - `return`: withdrawn goods are a week late: ask, or void the withdrawal.
 */
const lateness = `case
  when exists (select from refund where order_id = o.id and (
      state = 'failed' or state in ('due', 'sent') and (cause = 'late_payment' or created_at < $1::timestamptz - interval '3 days')))
    or exists (select from withdrawal where order_id = o.id and state = 'returned'
      and received_at < $1::timestamptz - interval '10 days'
      and not exists (select from refund where withdrawal_id = withdrawal.id)) then 'to repay'
  when exists (select from payment where order_id = o.id and state in ('open', 'refused') and detail ? 'told_cents')
    then 'payment'
  when state not in ('pending_payment', 'cancelled') and promised_by < $2::date
    and exists (select from order_line line where order_id = o.id and ${waitingPieces} > 0) then 'to send'
  when exists (select from parcel where order_id = o.id and num_nonnulls(delivered_at, lost_at, came_back_at) = 0
    and (o.promised_by < $2::date or shipped_at < $1::timestamptz - interval '10 days')) then 'parcel'
  when exists (select from withdrawal where order_id = o.id and state = 'requested'
    and received_at < $1::timestamptz - interval '21 days') then 'return'
  else '' end`;

/**
 * Lists the newest orders, those in a state, or the overdue ones.
 *
 * @param today `yyyy-mm-dd` in Madrid.
 */
export async function listForShop(
  database: Queryable,
  { state, isLate, now, today }: { state: OrderState | null; isLate: boolean; now: Date; today: string },
): Promise<ShopOrder[]> {
  return database.rows<ShopOrder>({
    text: `select * from (
             select number, state, placed_at, case when blocked_at is null then email else '(blocked)' end as email, total_cents, promised_by::text as promised_by,
               ${lateness} as late, id
             from customer_order o where $3::text is null or state = $3
           ) listed
           where not $4::boolean or late <> '' order by id desc limit ${maxListed}`,
    values: [now, today, state, isLate],
  });
}
