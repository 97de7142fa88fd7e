import { lineGuarantee } from "../guarantee/guarantee-terms.ts";
import { answerDay } from "../guarantee/to-claim.ts";
import type { GuaranteeClaimRow, OrderEventRow, OrderRow } from "../order-rows.ts";
import type { ClaimMail } from "./claim-templates.ts";
import { thingOf } from "./placed-facts.ts";

const linesOf = (text: string | null) =>
  (text ?? "")
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
const time = (moment: string) => new Date(moment).toISOString();

/** Builds the mail about an event of a guarantee claim; null when the claim is unknown. */
export function claimMail(
  order: OrderRow,
  kind: Extract<OrderEventRow["kind"], `claim_${string}`>,
  about: { claim?: number },
  common: Pick<ClaimMail, "name" | "number" | "path">,
): ClaimMail | null {
  const claim = order.guarantee_claims.find(({ id }) => id === about.claim);
  const line = order.lines.find(({ public_id }) => public_id === claim?.line_id);
  if (!claim || !line) return null;
  const { number, quantity, description, appeared_on, is_presumed, wish, remedy, opened_at, answer } = claim;
  const shared = { ...common, claim: number, thing: thingOf(line, quantity, order.locale) };
  const answered = { ...shared, answer: linesOf(answer) };
  switch (kind) {
    case "claim_opened":
      return {
        ...{ kind, ...shared, description: linesOf(description), appeared_on, is_presumed, wish },
        ...{ opened_at: time(opened_at), answer_by: answerDay(new Date(opened_at)) },
      };
    case "claim_accepted":
      return { kind, ...answered, remedy: remedy ?? wish, needs_goods: claim.needs_goods ?? false };
    case "claim_received":
      return {
        ...{ kind, ...shared, description: linesOf(description) },
        received_at: time(claim.received_at ?? opened_at),
      };
    case "claim_refused":
      return { kind, ...answered };
    default:
      return { kind: "claim_finished", ...answered, remedy: remedy ?? wish, ...endOf(order, claim) };
  }
}

/** When and how a claim has ended, and until when the guarantee lasts now. */
function endOf(order: OrderRow, claim: GuaranteeClaimRow) {
  const endedAt = time(claim.ended_at ?? claim.opened_at);
  const line = order.lines.find(({ public_id }) => public_id === claim.line_id);
  const guarantee = line && lineGuarantee(order, line, new Date(endedAt));
  const refund = order.refunds.find(({ id }) => id === claim.refund_id);
  return {
    ended_at: endedAt,
    guarantee_until: claim.remedy === "refund" ? null : (guarantee?.until ?? null),
    refund_cents: refund?.amount_cents ?? 0,
  };
}
