import type { OrderLinkBody } from "@recambia/contract/orders/guest-orders";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { isBlocked } from "../blocking/open-blocked-order.ts";
import { orderMails } from "../mails/order-mails.ts";
import { orderMailFacts } from "../mails/queue-order-mail.ts";
import { type OrderRow, readOrderByNumber, readOwnOrder } from "../order-rows.ts";

/** Limits of mails with links. */
export type LinkLimits = {
  /** Counts what the caller's network asks to be mailed to an address. */
  mayAsk(email: string): Promise<boolean>;
  /** Counts the mails of an order's link: after many of them, the link is in the mailbox. */
  mayMail(orderId: string): Promise<boolean>;
};

/**
 * Mails the link of a guest's order to the order's email once more.
 *
 * @returns null when done; `not_found`, or `too_many_requests`.
 */
export async function mailLink(
  { database }: Pick<Context, "database">,
  asked: { customerId: string; orderId: string },
  { mayAsk, mayMail }: LinkLimits,
): Promise<Refusal | null> {
  const order = await readOwnOrder(database, asked.customerId, asked.orderId);
  if (!order?.is_guest) return { refused: "not_found" };
  if (!(await mayAsk(order.email))) return { refused: "too_many_requests" };
  if (await mayMail(order.public_id)) await queueLink(database, order);
  return null;
}

/**
 * Mails the link of the guest's order that number and email name together; does nothing when there is none, when an account
 * has the order or its data is blocked, or when the address has been sent many links lately.
 */
export async function mailLinkByNumber(
  { database }: Pick<Context, "database">,
  { number, email }: OrderLinkBody,
  mayMail: LinkLimits["mayMail"],
): Promise<void> {
  const order = await readOrderByNumber(database, number);
  if (!order?.is_guest || order.email !== email.toLowerCase() || isBlocked(order)) return;
  if (await mayMail(order.public_id)) await queueLink(database, order);
}

async function queueLink(database: Queryable, order: OrderRow): Promise<void> {
  const template = { kind: "order_link", ...orderMailFacts(order) } as const;
  await queueMail(database, orderMails, { to: order.email, locale: order.locale, template });
}
