import type { WithdrawalBody, WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { lockOwnOrder } from "../lock-order.ts";
import type { OrderRow } from "../order-rows.ts";
import { toCancellation, toWithdrawal } from "../to-order.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { attachReturnFiles, checkReturnFiles } from "./return-files.ts";

type Caller = {
  customerId: string;
  /** Whose files go with it; null without an account. */
  signedIn?: { personId: string } | null;
};

/**
 * Withdraws from an order, or from some of it, for its customer, with the files that they attach.
 *
 * @returns the receipt, `not_found` for what is not theirs, 422 naming `files`, or the refusals of
 *   `requestWithdrawal`.
 */
export async function withdrawOrder(
  { database, clock }: Pick<Context, "database" | "clock">,
  { customerId, signedIn }: Caller,
  publicId: string,
  { lines, files = [] }: WithdrawalBody,
): Promise<WithdrawalReceipt | Refusal> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, customerId, publicId);
    if (!order) return { refused: "not_found" };
    const attached = { personId: signedIn?.personId ?? null, uploadIds: files };
    const unattached = await checkReturnFiles(transaction, attached);
    if (unattached) return unattached;
    const channel = order.is_guest ? "guest" : "account";
    const declaration = { channel, name: order.name, lines, declaredAt: now, now } as const;
    const withdrawn = await requestWithdrawal(transaction, order, declaration);
    if (isRefusal(withdrawn)) return withdrawn;
    await attachReturnFiles(transaction, attached, { number: order.number, now });
    return receiptOf(order, withdrawn);
  });
}

/**
 * The receipt of a withdrawal: what its mail says too.
 *
 * @param before the order as it was until then.
 */
export function receiptOf(before: OrderRow, order: OrderRow): WithdrawalReceipt {
  const withdrawal = order.withdrawals[before.withdrawals.length];
  const cancellation = order.cancellations[before.cancellations.length];
  const receivedAt = withdrawal?.received_at ?? cancellation?.cancelled_at;
  if (!receivedAt) throw new Error(`Order ${order.id} has no withdrawal to give a receipt for`);
  return {
    withdrawal: withdrawal ? toWithdrawal(order, withdrawal) : null,
    cancellation: cancellation ? toCancellation(order, cancellation) : null,
    number: order.number,
    email: order.current_email,
    received_at: new Date(receivedAt).toISOString(),
  };
}
