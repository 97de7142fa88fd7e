import type { OrderEventKind } from "@recambia/contract/orders/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { hasLeft } from "../cancellation/order-pieces.ts";
import { lockNumberedOrder } from "../lock-order.ts";
import type { OrderLineRow, OrderRow } from "../order-rows.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import { createRefund } from "./create-refund.ts";
import { openDepositCents } from "./refund-shares.ts";

/** The shop's decision on the cores of a line. */
export type CoreDecision = "received" | "accepted" | "refused";

const mayFollow: Record<CoreDecision, readonly OrderLineRow["core_state"][]> = {
  received: ["due"],
  accepted: ["due", "received"],
  refused: ["due", "received"],
};

const eventKinds = {
  received: "core_received",
  accepted: "core_settled",
  refused: "core_refused",
} as const satisfies Record<CoreDecision, OrderEventKind>;

/**
 * Records what happens to the cores of a deposit: due → received → accepted, which creates the refund; or refused (product
 * decisions §3).
 *
 * @param position of the line, from 1.
 * @param reason of a refusal, which the line keeps, or a remark.
 * @returns the order; `not_found` for order or line; `conflict` for a step that does not follow.
 */
export async function settleCore(
  { database, clock }: Pick<Context, "database" | "clock">,
  number: string,
  { position, decision, reason }: { position: number; decision: CoreDecision; reason: string },
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const order = await lockNumberedOrder(transaction, number);
    const line = order?.lines[position - 1];
    if (!order || !line) return { refused: "not_found" };
    const at = clock.now();
    if (!mayFollow[decision].includes(line.core_state) || !hasLeft(order)) {
      return { refused: "conflict" };
    }
    if (decision === "accepted") {
      const refused = await oweDeposit(transaction, order, line, at);
      if (refused) return refused;
    }
    await transaction.rows({
      text: "update order_line set core_state = $2, core_refusal = $3 where id = $1",
      values: [line.id, decision, decision === "refused" ? reason : null],
    });
    const text = [line.product.name, reason].filter(Boolean).join(": ");
    const about = { line: line.id, ...(reason ? { reason } : {}) };
    const event = { kind: eventKinds[decision], at, actor: "shop", text, about } as const;
    const cents = decision === "accepted" ? openDepositCents(order, line) : 0;
    return recordOrderEvent(transaction, order.id, cents > 0 ? { ...event, cents } : event);
  });
}

async function oweDeposit(
  transaction: Queryable,
  order: OrderRow,
  line: OrderLineRow,
  at: Date,
): Promise<Refusal | null> {
  const amountCents = openDepositCents(order, line);
  const share = { line_id: line.public_id, quantity: 0, cents: 0, core_deposit_cents: amountCents };
  const refund = await createRefund(transaction, order, {
    cause: "core_deposit",
    reason: "",
    amountCents,
    content: { lines: [share], shipping_cents: 0, deduction_cents: 0 },
    at,
  });
  return isRefusal(refund) ? refund : null;
}
