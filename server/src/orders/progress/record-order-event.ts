import type { OrderEventKind } from "@recambia/contract/orders/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { type Actor, type OrderRow, readOrder } from "../order-rows.ts";
import { type EventSubject, queueOrderMail } from "../queue-order-mail.ts";

/** Something that has happened to an order. */
export type NewOrderEvent = {
  kind: OrderEventKind;
  at: Date;
  actor: Actor;
  /** Money it was about, in cents. */
  cents?: number;
  /** A reason in the shop's words, a tracking or a document number. */
  text?: string;
  /** Keys of the rows that it is about, for its mail; not kept. */
  about?: EventSubject;
};

/**
 * Writes an event into the timeline of an order, which the caller has locked, and queues its mail.
 *
 * @returns the order as it is then.
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
