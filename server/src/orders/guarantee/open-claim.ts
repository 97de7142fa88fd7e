import { addDays, madridDay } from "@recambia/contract/madrid-time";
import type { GuaranteeClaim, GuaranteeClaimBody } from "@recambia/contract/orders/guarantee-claims";
import { claimYears } from "@recambia/contract/shop/legal";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { drawNumber } from "../../platform/draw-number.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { attachUploads, lockUploads } from "../../uploads/index.ts";
import { lockOwnOrder } from "../lock-order.ts";
import { queueClaimNotice } from "../mails/claim-notice.ts";
import { orderMessages } from "../messages.ts";
import type { OrderRow } from "../order-rows.ts";
import { recordOrderEvent } from "../progress/record-order-event.ts";
import { attachmentOf, listClaimFiles } from "./claim-files.ts";
import { addMonths, lineGuarantee } from "./guarantee-terms.ts";
import { claimPrefix } from "./lock-claim.ts";
import { toClaim } from "./to-claim.ts";

type Caller = {
  customerId: string;
  /** Whose files go with it; null without an account. */
  signedIn?: { personId: string } | null;
};

/**
 * Opens a claim under the legal guarantee about delivered pieces of a line, with the files that the customer attaches. The
 * receipt is mailed in the same transaction, and a notice to the shop.
 *
 * The day on which the fault appeared decides: within the guarantee, and at most five years ago (consumer code art. 120,
 * 124).
 *
 * @returns the claim; `not_found` for what is not theirs; `guarantee_not_for_business`, `guarantee_term_over`,
 *   `guarantee_nothing_to_claim`; 422 naming `line_id`, `quantity`, `appeared_on` or `files`.
 */
export async function openClaim(
  { database, clock, shop }: Pick<Context, "database" | "clock" | "shop">,
  { customerId, signedIn }: Caller,
  publicId: string,
  body: GuaranteeClaimBody,
): Promise<GuaranteeClaim | Refusal> {
  const at = clock.now();
  return database.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, customerId, publicId);
    if (!order) return { refused: "not_found" };
    const allowed = checkClaim(order, body, at);
    if (isRefusal(allowed)) return allowed;
    const { files: uploadIds = [] } = body;
    const personId = signedIn?.personId ?? null;
    const unattached = await checkFiles(transaction, personId, uploadIds);
    if (unattached) return unattached;
    const { key, number } = await insertClaim(transaction, order, body, { ...allowed, at });
    if (personId !== null) {
      const attached = await attachUploads(transaction, {
        ...{ personId, uploadIds, to: attachmentOf(number), now: at },
      });
      if (isRefusal(attached)) throw new Error(`Files could not be attached to the claim ${number}`);
    }
    const about = { claim: key };
    const event = { kind: "claim_opened", at, actor: "customer", text: number, about } as const;
    const after = await recordOrderEvent(transaction, order.id, event);
    const claim = after.guarantee_claims.find(({ id }) => id === key);
    if (!claim) throw new Error(`Claim ${number} is gone`);
    await queueClaimNotice(transaction, shop, { number, order: order.number, openedAt: at });
    const files = await listClaimFiles(transaction, after);
    return toClaim(after, claim, files.get(number) ?? []);
  });
}

/** @returns whether the fault is presumed to be original, or why the claim can't be opened. */
function checkClaim(
  order: OrderRow,
  { line_id: lineId, quantity, appeared_on: day }: GuaranteeClaimBody,
  now: Date,
): { isPresumed: boolean } | Refusal {
  const line = order.lines.find(({ public_id }) => public_id === lineId);
  if (!line) return refuseField("line_id", orderMessages.unknown_line);
  if (order.billing?.is_business) return { refused: "guarantee_not_for_business" };
  const today = madridDay(now);
  const guarantee = lineGuarantee(order, line, now);
  if (!guarantee) return { refused: "guarantee_nothing_to_claim" };
  const isPossible = isCalendarDay(day) && day >= madridDay(new Date(order.placed_at)) && day <= today;
  if (!isPossible) return refuseField("appeared_on", orderMessages.wrong_fault_day);
  const isInTime = day <= guarantee.until && today <= addMonths(day, 12 * claimYears);
  if (!isInTime) return { refused: "guarantee_term_over" };
  const { claimable_quantity: limit } = guarantee;
  if (limit === 0) return { refused: "guarantee_nothing_to_claim" };
  if (quantity > limit) return refuseField("quantity", orderMessages.not_claimable, { limit });
  return { isPresumed: day <= guarantee.presumed_until };
}

/** Whether a text in the form `yyyy-mm-dd` is a day of the calendar. */
function isCalendarDay(day: string): boolean {
  return !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;
}

async function checkFiles(
  transaction: Queryable,
  personId: string | null,
  uploadIds: readonly string[],
): Promise<Refusal | null> {
  if (uploadIds.length === 0) return null;
  if (personId === null) return refuseField("files", orderMessages.files_need_account);
  return lockUploads(transaction, { personId, uploadIds });
}

async function insertClaim(
  transaction: Queryable,
  order: OrderRow,
  { line_id, quantity, description, appeared_on, wish }: GuaranteeClaimBody,
  { isPresumed, at }: { isPresumed: boolean; at: Date },
): Promise<{ key: number; number: string }> {
  const number = drawNumber(claimPrefix);
  const { id } = await onlyRow<{ id: number }>(transaction, {
    text: `insert into guarantee_claim (public_id, number, order_id, order_line_id, quantity, state, wish, description,
             appeared_on, is_presumed, opened_at)
           select $1, $2, $3, id, $5, 'opened', $6, $7, $8, $9, $10
           from order_line where public_id = $4 and order_id = $3 returning id`,
    values: [
      ...[randomPublicId(), number, order.id, line_id, quantity, wish, description.trim()],
      ...[appeared_on, isPresumed, at],
    ],
  });
  return { key: Number(id), number };
}
