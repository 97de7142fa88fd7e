import type { Billing } from "@recambia/contract/checkout/schemas";
import { keptForms } from "../session/index.ts";
import type { ChosenPieces } from "./cancellation/PieceChoice.tsx";
import type { ClaimWords } from "./guarantee/ClaimFields.tsx";

/** A claim in the making, and the line that it is for. */
export type KeptClaim = { lineId: string; words: ClaimWords };
/** Buyer's data for a full invoice. */
export type InvoiceValues = Omit<Billing, "country" | "is_business">;

/** What was chosen and written in an order's dialogs when the session ended, by order. A dialog opens again with it. */
export const keptClaims = keptForms<KeptClaim>();
export const keptWithdrawals = keptForms<ChosenPieces>();
export const keptCancellations = keptForms<ChosenPieces>();
export const keptInvoices = keptForms<InvoiceValues>();

/** Whether a dialog of the order waits for its person to sign in again. */
export function hasKeptDialog(orderId: string): boolean {
  return [keptClaims, keptWithdrawals, keptCancellations, keptInvoices].some((kept) => kept.has(orderId));
}
