import type { GuaranteeRemedy } from "@recambia/contract/orders/guarantee-claims";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { OrderRow } from "../order-rows.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import { lockClaim } from "./lock-claim.ts";

type Deps = Pick<Context, "database" | "clock">;

/** What the shop does about a claim. */
export type AcceptedClaim = {
  remedy: GuaranteeRemedy;
  /** Whether the goods have to come to the shop. */
  needsGoods: boolean;
  /** For the customer; null without one. */
  text: string | null;
};

/**
 * Accepts an open guarantee claim with a remedy, or accepts another remedy than before, as when a repair fails (consumer code
 * art. 118, 119).
 *
 * @returns the order; `not_found`; `conflict` when the claim has ended.
 */
export async function acceptClaim(
  { database, clock }: Deps,
  number: string,
  { remedy, needsGoods, text }: AcceptedClaim,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const found = await lockClaim(transaction, number);
    if (!found) return { refused: "not_found" };
    const { order, claim } = found;
    if (claim.ended_at !== null) return { refused: "conflict" };
    const at = clock.now();
    await transaction.rows({
      text: `update guarantee_claim set state = case when received_at is null then 'accepted' else 'received' end,
               remedy = $2, needs_goods = $3, answer = $4, answered_at = coalesce(answered_at, $5) where id = $1`,
      values: [claim.id, remedy, needsGoods, text, at],
    });
    const about = { claim: claim.id };
    const event = { kind: "claim_accepted", at, actor: "shop", text: claim.number, about } as const;
    return recordOrderEvent(transaction, order.id, event);
  });
}

/**
 * Refuses an open guarantee claim.
 *
 * @param reason for the customer to read.
 * @returns the order; `not_found`; `conflict` when the claim has ended.
 */
export async function refuseClaim(
  { database, clock }: Deps,
  number: string,
  reason: string,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const found = await lockClaim(transaction, number);
    if (!found) return { refused: "not_found" };
    const { order, claim } = found;
    if (claim.ended_at !== null) return { refused: "conflict" };
    const at = clock.now();
    await transaction.rows({
      text: `update guarantee_claim set state = 'refused', answer = $2, answered_at = coalesce(answered_at, $3),
               ended_at = $3 where id = $1`,
      values: [claim.id, reason, at],
    });
    const about = { claim: claim.id };
    const event = { kind: "claim_refused", at, actor: "shop", text: claim.number, about } as const;
    return recordOrderEvent(transaction, order.id, event);
  });
}

/**
 * Records that the goods of an open claim have been handed over: its mail is the document that the law wants (consumer code
 * art. 123), and the guarantee is suspended from now on.
 *
 * @returns the order; `not_found`; `conflict` when they were received before, or the claim has ended.
 */
export async function receiveClaimedGoods(
  { database, clock }: Deps,
  number: string,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const found = await lockClaim(transaction, number);
    if (!found) return { refused: "not_found" };
    const { order, claim } = found;
    if (claim.ended_at !== null || claim.received_at !== null) return { refused: "conflict" };
    const at = clock.now();
    await transaction.rows({
      text: "update guarantee_claim set state = 'received', received_at = $2 where id = $1",
      values: [claim.id, at],
    });
    const about = { claim: claim.id };
    const event = { kind: "claim_received", at, actor: "shop", text: claim.number, about } as const;
    return recordOrderEvent(transaction, order.id, event);
  });
}
