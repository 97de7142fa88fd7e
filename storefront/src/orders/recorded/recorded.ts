import type { GuaranteeClaim } from "@recambia/contract/orders/guarantee-claims";
import type { Order } from "@recambia/contract/orders/schemas";
import type { WithdrawableOrder, WithdrawalReceipt } from "@recambia/contract/orders/withdrawals";

type Claims = Pick<Order, "guarantee_claims">;
type Undone = Pick<Order, "cancellations">;
type Billed = { invoices: readonly Pick<Order["invoices"][number], "id" | "kind">[] };
type Returns = Pick<Order, "withdrawals" | "cancellations">;
type Receiver = Pick<Order, "number" | "email">;
type Pieces = { lines: readonly Pick<WithdrawableOrder["lines"][number], "withdrawable_quantity">[] };

/** The claim that has been made for a line since the order was `before`. */
export function recordedClaim(before: Claims, now: Claims, lineId: string): GuaranteeClaim | null {
  const made = added(before.guarantee_claims ?? [], now.guarantee_claims ?? []);
  return made.find((claim) => claim.line_id === lineId) ?? null;
}

/** The order, if its customer has cancelled some of it since it was `before`. */
export function recordedCancellation<Now extends Undone>(before: Undone, now: Now): Now | null {
  const made = added(before.cancellations, now.cancellations);
  return made.some(({ by, cause }) => by === "customer" && cause === "cancelled") ? now : null;
}

/** The order, if it has got a full invoice since it was `before`. */
export function recordedInvoice<Now extends Billed>(before: Billed, now: Now): Now | null {
  return added(before.invoices, now.invoices).some(({ kind }) => kind === "full") ? now : null;
}

/** Receipt of the withdrawal that has been made since the order was `before`. */
export function recordedWithdrawal(before: Returns, now: Returns & Receiver): WithdrawalReceipt | null {
  const [withdrawal = null] = added(before.withdrawals, now.withdrawals);
  const made = added(before.cancellations, now.cancellations);
  const cancellation = made.find(({ cause }) => cause === "withdrawal") ?? null;
  const receivedAt = withdrawal?.received_at ?? cancellation?.at;
  if (receivedAt === undefined) return null;
  return { withdrawal, cancellation, number: now.number, email: now.email, received_at: receivedAt };
}

/** Whether fewer pieces can be withdrawn from than before. */
export function hasFewerPieces(before: Pieces, now: Pieces): boolean {
  return piecesOf(now) < piecesOf(before);
}

function piecesOf({ lines }: Pieces): number {
  return lines.reduce((sum, line) => sum + line.withdrawable_quantity, 0);
}

function added<T extends { id: string }>(before: readonly T[], now: readonly T[]): T[] {
  return now.filter(({ id }) => !before.some((known) => known.id === id));
}
