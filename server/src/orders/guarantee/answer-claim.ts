import type { GuaranteeRemedy } from "@recambia/contract/orders/guarantee-claims";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { GuaranteeClaimRow, OrderRow } from "../order-rows.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import { lockClaim } from "./lock-claim.ts";

type Deps = Pick<Context, "database" | "clock">;

/** Remedy that the shop accepts for a claim. */
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
export function acceptClaim(
  deps: Deps,
  number: string,
  { remedy, needsGoods, text }: AcceptedClaim,
): Promise<OrderRow | Refusal> {
  return changeOpenClaim(deps, number, {
    event: "claim_accepted",
    assignments: `state = case when received_at is null then 'accepted' else 'received' end,
      remedy = $3, needs_goods = $4, answer = $5, answered_at = coalesce(answered_at, $2)`,
    values: [remedy, needsGoods, text],
  });
}

/**
 * Refuses an open guarantee claim.
 *
 * @param reason for the customer to read.
 * @returns the order; `not_found`; `conflict` when the claim has ended.
 */
export function refuseClaim(deps: Deps, number: string, reason: string): Promise<OrderRow | Refusal> {
  return changeOpenClaim(deps, number, {
    event: "claim_refused",
    assignments: "state = 'refused', answer = $3, answered_at = coalesce(answered_at, $2), ended_at = $2",
    values: [reason],
  });
}

/**
 * Records that the goods of an open claim have been handed over: its mail is the document that the law wants (consumer code
 * art. 123), and the guarantee is suspended from now on.
 *
 * @returns the order; `not_found`; `conflict` when they were received before, or the claim has ended.
 */
export function receiveClaimedGoods(deps: Deps, number: string): Promise<OrderRow | Refusal> {
  return changeOpenClaim(deps, number, {
    event: "claim_received",
    isPossible: (claim) => claim.received_at === null,
    assignments: "state = 'received', received_at = $2",
    values: [],
  });
}

type Change = {
  event: "claim_accepted" | "claim_refused" | "claim_received";
  /** Besides that the claim is open. */
  isPossible?: (claim: GuaranteeClaimRow) => boolean;
  /** SQL of the update: `$2` is the time, `$3` and later are `values`. */
  assignments: string;
  values: readonly unknown[];
};

async function changeOpenClaim(
  { database, clock }: Deps,
  number: string,
  { event: kind, isPossible = () => true, assignments, values }: Change,
): Promise<OrderRow | Refusal> {
  return database.transaction(async (transaction) => {
    const found = await lockClaim(transaction, number);
    if (!found) return { refused: "not_found" };
    const { order, claim } = found;
    if (claim.ended_at !== null || !isPossible(claim)) return { refused: "conflict" };
    const at = clock.now();
    await transaction.rows({
      text: `update guarantee_claim set ${assignments} where id = $1`,
      values: [claim.id, at, ...values],
    });
    const about = { claim: claim.id };
    return recordOrderEvent(transaction, order.id, { kind, at, actor: "shop", text: claim.number, about });
  });
}
