import type { WithdrawalBody, WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import type { Context } from "../platform/http/app.ts";
import type { SignedIn } from "../platform/http/guard-customers.ts";
import { isRefusal, type Refusal } from "../platform/http/refusal.ts";
import { lockOwnOrder, type OrderRow } from "./order-rows.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { tellWithdrawal } from "./tell-order.ts";

/**
 * Withdraws from an order, or from some of it, for its signed-in customer.
 *
 * @returns the receipt, `not_found` for what is not theirs, or the refusals of `requestWithdrawal`.
 */
export async function withdrawOrder(
  { database, clock }: Pick<Context, "database" | "clock">,
  { customerId }: SignedIn,
  publicId: string,
  { lines }: WithdrawalBody,
): Promise<WithdrawalReceipt | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, customerId, publicId);
    if (!order) return { refused: "not_found" };
    const wish = { channel: "account", name: order.name, lines, now: clock.now() } as const;
    const withdrawn = await requestWithdrawal(transaction, order, wish);
    return isRefusal(withdrawn) ? withdrawn : receiptOf(withdrawn);
  });
}

/** The receipt of the last withdrawal from an order: what its mail says too. */
export function receiptOf(order: OrderRow): WithdrawalReceipt {
  const withdrawal = order.withdrawals.at(-1);
  if (!withdrawal) throw new Error(`Order ${order.id} has no withdrawal to give a receipt for`);
  return { withdrawal: tellWithdrawal(order, withdrawal), number: order.number, email: order.email };
}
