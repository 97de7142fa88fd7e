import type { OrderLinkBody } from "@recambia/contract/orders/guest-orders";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { orderMails } from "../mails/order-mails.ts";
import { orderMailFacts } from "../mails/queue-order-mail.ts";
import { type OrderRow, readOrderByNumber, readOwnOrder } from "../order-rows.ts";

/**
 * Mails the link of a guest's order to the order's e-mail once more.
 *
 * @param mayMail counts the mail against the limits of its address.
 * @returns null when done; `not_found`, or `too_many_requests`.
 */
export async function mailLink(
  { database }: Pick<Context, "database">,
  asked: { customerId: string; orderId: string },
  mayMail: (email: string) => Promise<boolean>,
): Promise<Refusal | null> {
  const order = await readOwnOrder(database, asked.customerId, asked.orderId);
  if (!order?.is_guest) return { refused: "not_found" };
  if (!(await mayMail(order.email))) return { refused: "too_many_requests" };
  await queueLink(database, order);
  return null;
}

/**
 * Mails the link of the guest's order that number and e-mail name together; does nothing when there is
 * none, or when an account has the order.
 */
export async function mailLinkByNumber(
  { database }: Pick<Context, "database">,
  { number, email }: OrderLinkBody,
): Promise<void> {
  const order = await readOrderByNumber(database, number);
  if (order?.is_guest && order.email === email.toLowerCase()) await queueLink(database, order);
}

async function queueLink(database: Queryable, order: OrderRow): Promise<void> {
  const template = { kind: "order_link", ...orderMailFacts(order) } as const;
  await queueMail(database, orderMails, { to: order.email, locale: order.locale, template });
}
