import { addDays, madridDay } from "@recambia/contract/madrid-time";
import type { GuaranteeClaim } from "@recambia/contract/orders/guarantee-claims";
import { complaintDays } from "@recambia/contract/shop/legal";
import type { AttachedFile } from "@recambia/contract/uploads/schemas";
import type { GuaranteeClaimRow, OrderRow } from "../order-rows.ts";

const time = (moment: string) => new Date(moment).toISOString();
const timeOrNull = (moment: string | null) => (moment === null ? null : time(moment));

/** Last day for the shop's answer to a claim (consumer code art. 21.3). */
export function answerDay(openedAt: Date): string {
  return addDays(madridDay(openedAt), complaintDays);
}

/** Converts a guarantee claim for its customer. */
export function toClaim(
  { refunds }: Pick<OrderRow, "refunds">,
  claim: GuaranteeClaimRow,
  files: AttachedFile[],
): GuaranteeClaim {
  return {
    id: claim.public_id,
    number: claim.number,
    line_id: claim.line_id,
    quantity: claim.quantity,
    state: claim.state,
    wish: claim.wish,
    remedy: claim.remedy,
    description: claim.description,
    appeared_on: claim.appeared_on,
    is_presumed: claim.is_presumed,
    needs_goods: claim.needs_goods,
    answer: claim.answer,
    opened_at: time(claim.opened_at),
    answer_by: answerDay(new Date(claim.opened_at)),
    received_at: timeOrNull(claim.received_at),
    ended_at: timeOrNull(claim.ended_at),
    refund_cents: refunds.find(({ id }) => id === claim.refund_id)?.amount_cents ?? null,
    files,
  };
}
