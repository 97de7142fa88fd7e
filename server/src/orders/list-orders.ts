import { type OrderState, orderStates } from "@recambia/contract/orders/order-states";
import type { OrderListMeta, OrderQuery, OrderSummary } from "@recambia/contract/orders/schemas";
import { onlyRow, type Queryable } from "../platform/database/database.ts";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { isRecalled } from "./order-recalls.ts";

const defaultPerPage = 12;
/** Number of lines shown on an order's card. */
const shownThings = 4;

/** Matches text, order number or part number, ignoring spaces; $1 customer, $2 states, $3 text, $4 number. */
const condition = `
  o.customer_id = $1 and ($2::text[] is null or o.state = any($2))
  and ($3 = '' or ($4 <> '' and strpos(replace(o.number, '-', ''), $4) > 0) or exists (
    select from order_line line where line.order_id = o.id and (
      strpos(lower(unaccent(line.product->>'name')), lower(unaccent($3))) > 0
      or ($4 <> '' and strpos(regexp_replace(upper(line.product->>'part_number'), '[^A-Z0-9]', '', 'g'), $4) > 0)
    )
  ))`;

/** SQL sum of pieces of the order `o` that meet a condition. */
function piecesOf(table: "parcel" | "withdrawal" | "cancellation", condition: string): string {
  return `(select coalesce(sum(piece.quantity), 0)::integer from ${table} part
    join ${table}_line piece on piece.${table}_id = part.id
    where part.order_id = o.id and (${condition}))`;
}

const ordered = "(select sum(quantity)::integer from order_line where order_id = o.id)";
const cancelled = `case o.state when 'cancelled' then ${ordered} else ${piecesOf("cancellation", "true")} end`;
const sent = piecesOf("parcel", "lost_at is null and came_back_at is null");
const delivered = piecesOf("parcel", "delivered_at is not null and lost_at is null and came_back_at is null");

/** SQL of the counts of `orderProgress`, the only ones that a list needs. */
const progressColumn = `json_build_object(
  'ordered', ${ordered},
  'waiting', ${ordered} - (${cancelled}) - ${sent},
  'on_the_way', ${sent} - ${delivered},
  'delivered', ${delivered},
  'cancelled', ${cancelled},
  'to_return', ${piecesOf("withdrawal", "part.state = 'requested'")},
  'returned', ${piecesOf("withdrawal", "part.state in ('returned', 'refunded')")},
  'refund_due_cents', (select coalesce(sum(amount_cents), 0)::integer from refund
    where order_id = o.id and state <> 'done'),
  'refunded_cents', o.refunded_cents) as progress`;

type SummaryRow = Omit<OrderSummary, "currency">;

/**
 * Lists a page of a customer's orders, newest first, in one statement.
 *
 * @returns 422 naming `state` for an unknown state.
 */
export async function listOrders(
  database: Queryable,
  customerId: string,
  query: OrderQuery,
): Promise<{ data: OrderSummary[]; meta: OrderListMeta } | Refusal> {
  const states = query.state ? query.state.split(",") : null;
  if (states && !states.every(isOrderState)) return refuseField("state", fieldMessages.unknown_value);
  const words = (query.q ?? "").trim();
  const page = query.page ?? 1;
  const perPage = query.per_page ?? defaultPerPage;
  const { total, rows } = await onlyRow<{ total: number; rows: SummaryRow[] | null }>(database, {
    name: "list-orders",
    text: `
      select
        (select count(*)::integer from customer_order o where ${condition}) as total,
        (select json_agg(shown) from (
          select public_id as id, number, state, placed_at, total_cents, shipping_method, promised_by, pay_until,
            delivered_at,
            (select sum(quantity)::integer from order_line where order_id = o.id) as item_count,
            (select json_agg(json_build_object('name', product->'name', 'picture', product->'picture')
                order by position)
              from order_line where order_id = o.id and position < ${shownThings}) as things,
            ${isRecalled} as is_recalled, ${progressColumn}
          from customer_order o where ${condition} order by o.id desc limit $5 offset $6
        ) shown) as rows`,
    values: [
      customerId,
      states,
      words,
      words.toUpperCase().replace(/[^A-Z0-9]/g, ""),
      perPage,
      (page - 1) * perPage,
    ],
  });
  return {
    data: (rows ?? []).map(toOrderSummary),
    meta: { total, page, per_page: perPage, pages: Math.ceil(total / perPage) },
  };
}

function isOrderState(text: string): text is OrderState {
  return orderStates.some((state) => state === text);
}

/** Converts a row to the contract's type; the payment deadline only while it runs. */
function toOrderSummary(row: SummaryRow): OrderSummary {
  const isAwaited = row.state === "pending_payment" && row.pay_until !== null;
  return {
    ...row,
    placed_at: new Date(row.placed_at).toISOString(),
    pay_until: isAwaited && row.pay_until !== null ? new Date(row.pay_until).toISOString() : null,
    delivered_at: row.delivered_at && new Date(row.delivered_at).toISOString(),
    currency: "EUR",
  };
}
