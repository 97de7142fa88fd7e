import type { OrderEventKind } from "@recambia/contract/orders/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { type EventSubject, queueOrderMail } from "../mails/queue-order-mail.ts";
import { type Actor, type OrderRow, readOrder } from "../order-rows.ts";

/** An event in the life of an order. */
export type NewOrderEvent = {
  kind: OrderEventKind;
  at: Date;
  actor: Actor;
  /** Amount in cents. */
  cents?: number;
  /** The shop's reason, or a tracking or document number. */
  text?: string;
  /** Keys of related rows for its mail; not stored. */
  about?: EventSubject;
};

/**
 * Inserts an event into the timeline of a locked order, and queues its mail.
 *
 * @returns the updated order.
 */
export async function recordOrderEvent(
  transaction: Queryable,
  orderKey: number,
  event: NewOrderEvent,
): Promise<OrderRow> {
  await transaction.rows({
    name: "record-order-event",
    text: `insert into order_event (order_id, at, kind, state, cents, text, actor)
           select id, $2, $3, state, $4, $5, $6 from customer_order where id = $1`,
    values: [orderKey, event.at, event.kind, event.cents ?? null, event.text ?? null, event.actor],
  });
  const order = await readOrder(transaction, orderKey);
  await queueOrderMail(transaction, order, event.about ?? {});
  return order;
}
