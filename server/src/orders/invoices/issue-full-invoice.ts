import type { Billing } from "@recambia/contract/checkout/schemas";
import { madridDay } from "@recambia/contract/madrid-time";
import type { InvoiceLink } from "@recambia/contract/orders/schemas";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockOwnOrder } from "../lock-order.ts";
import { replaceableInvoice } from "../order-actions.ts";
import type { OrderRow } from "../order-rows.ts";
import { checkBilling } from "./check-billing.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { buyerOf } from "./invoice-parts.ts";
import { draftInvoice } from "./issue-invoice.ts";
import { type IssuedInvoice, storeInvoice } from "./store-invoice.ts";

/**
 * Replaces the simplified invoice of a customer's order by a full one in the buyer's name, which refers to it (Royal Decree
 * 1619/2012 art. 7.2). The contract stays the same even for a business.
 *
 * @returns the new invoice; `not_found`; `conflict` without a replaceable simplified invoice (see the order's action);
 *   `validation_failed` as in `checkBilling`.
 */
export async function issueFullInvoice(
  { database, clock, shop }: Pick<Context, "database" | "clock" | "shop">,
  customerId: string,
  orderId: string,
  asked: Billing,
): Promise<IssuedInvoice | Refusal> {
  const billing = checkBilling(asked, "");
  if (isRefusal(billing)) return billing;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, customerId, orderId);
    if (!order) return { refused: "not_found" };
    const simplified = replaceableInvoice(order, now);
    if (!simplified) return { refused: "conflict" };
    return replaceInvoice(transaction, order, simplified, buyerOf({ ...order, billing }), { shop, now });
  });
}

/** Issues the full invoice of a locked order in the place of its simplified one. */
export async function replaceInvoice(
  transaction: Queryable,
  order: OrderRow,
  simplified: InvoiceLink,
  buyer: InvoiceContent["buyer"],
  { shop, now }: { shop: Shop; now: Date },
): Promise<IssuedInvoice> {
  const replaces = { number: simplified.number, issued_on: madridDay(new Date(simplified.issued_at)) };
  const draft = { ...draftInvoice(order, shop, now), kind: "full" as const, buyer, replaces };
  return storeInvoice(transaction, order, draft, { shop, now });
}
