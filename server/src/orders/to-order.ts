import { type Locale, locales, localize } from "@recambia/contract/locale";
import { addDays, madridDay } from "@recambia/contract/madrid-time";
import type { Order, OrderLine, Refund } from "@recambia/contract/orders/schemas";
import type { Cancellation, Withdrawal } from "@recambia/contract/orders/withdrawals";
import { withdrawalDays } from "@recambia/contract/shop/legal";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { AttachedFile } from "@recambia/contract/uploads/schemas";
import { cancelledPieces, sentPieces, withdrawnPieces } from "./cancellation/order-pieces.ts";
import type { PiecesByLine } from "./cancellation/order-selection.ts";
import { lineGuarantee } from "./guarantee/guarantee-terms.ts";
import { toClaim } from "./guarantee/to-claim.ts";
import { cancellablePieces, orderActions } from "./order-actions.ts";
import type {
  CancellationRow,
  OrderLineRow,
  OrderRow,
  ParcelRow,
  RefundRow,
  WithdrawalRow,
} from "./order-rows.ts";
import { isOtherWay } from "./refunds/is-other-way.ts";
import { withdrawableUntil, withdrawalTerms } from "./withdrawal/withdrawal-terms.ts";

const time = (moment: string) => new Date(moment).toISOString();
const timeOrNull = (moment: string | null) => (moment === null ? null : time(moment));

/**
 * Converts an order for its customer, in the language of its contract.
 *
 * @param locale the reader's language, for texts that the shop has in all languages, as a recall's hazard.
 */
export function toOrder(
  order: OrderRow,
  shop: Shop,
  {
    now,
    returnFiles = [],
    locale = order.locale,
    claimFiles = new Map(),
  }: {
    now: Date;
    locale?: Locale | undefined;
    returnFiles?: AttachedFile[];
    claimFiles?: ReadonlyMap<string, AttachedFile[]>;
  },
): Order {
  const { pieces } = withdrawalTerms(order, now);
  return {
    id: order.public_id,
    number: order.number,
    state: order.state,
    placed_at: time(order.placed_at),
    lines: order.lines.map((line) => ({
      ...toOrderLine(order, line, pieces),
      guarantee: lineGuarantee(order, line, now),
    })),
    totals: totalsOf(order),
    tax_zone: order.tax_zone,
    address: order.address,
    shipping_method: order.shipping_method,
    promised_by: order.promised_by,
    billing: order.billing,
    email: order.current_email,
    name: order.name,
    is_guest: order.is_guest,
    terms_version: order.terms_version,
    contract_locales: locales.filter((locale) => order.contract_locales.includes(locale)),
    recalls: order.recalls.map(({ number, hazard }) => ({ number, hazard: localize(hazard, locale) })),
    payment: toPayment(order, shop),
    parcels: order.parcels.map(toParcel),
    timeline: order.events.map(({ kind, state, at, cents, text }) => ({
      kind,
      state,
      at: time(at),
      cents,
      text,
    })),
    invoices: order.invoices.map((invoice) => ({ ...invoice, issued_at: time(invoice.issued_at) })),
    withdrawals: order.withdrawals.map((withdrawal) => toWithdrawal(order, withdrawal)),
    return_files: returnFiles,
    guarantee_claims: order.guarantee_claims.map((claim) =>
      toClaim(order, claim, claimFiles.get(claim.number) ?? []),
    ),
    cancellations: order.cancellations.map((cancellation) => toCancellation(order, cancellation)),
    refunds: order.refunds.map((refund) => toRefund(order, refund)),
    withdrawable_until: withdrawableUntil(order)?.toISOString() ?? null,
    actions: orderActions(order, now),
  };
}

function toOrderLine(order: OrderRow, line: OrderLineRow, withdrawable: PiecesByLine): OrderLine {
  return {
    id: line.public_id,
    product: line.product,
    quantity: line.quantity,
    unit_cents: line.unit_cents,
    line_cents: line.line_cents,
    vat_rate: line.vat_rate,
    vat_cents: line.vat_cents,
    core_deposit_cents: line.core_deposit_cents,
    vehicle: line.vehicle,
    fit: line.fit,
    fit_confirmed: line.fit_confirmed,
    cancelled_quantity: cancelledPieces(order, line),
    sent_quantity: sentPieces(order, line),
    withdrawn_quantity: withdrawnPieces(order, line),
    cancellable_quantity: cancellablePieces(order, line),
    withdrawable_quantity: withdrawable.get(line.public_id) ?? 0,
    withdrawal_exclusion: line.withdrawal_exclusion,
    core_state: line.core_state,
    core_refusal: line.core_refusal,
  };
}

/** Totals with the contained VAT by rate, summed from the lines' rounded amounts. */
export function totalsOf(order: OrderRow): Order["totals"] {
  const charged = [
    ...order.lines.map(({ vat_rate, line_cents, vat_cents }) => ({
      rate: vat_rate,
      cents: line_cents,
      vat_cents,
    })),
    { rate: order.shipping_vat_rate, cents: order.shipping_cents, vat_cents: order.shipping_vat_cents },
  ];
  const shares = new Map<number, { rate: number; base_cents: number; vat_cents: number }>();
  for (const { rate, cents, vat_cents } of charged) {
    if (cents === 0) continue;
    const before = shares.get(rate) ?? { rate, base_cents: 0, vat_cents: 0 };
    shares.set(rate, {
      rate,
      base_cents: before.base_cents + cents - vat_cents,
      vat_cents: before.vat_cents + vat_cents,
    });
  }
  return {
    goods_cents: order.goods_cents,
    shipping_cents: order.shipping_cents,
    core_deposit_cents: order.core_deposit_cents,
    total_cents: order.total_cents,
    vat: [...shares.values()].sort((a, b) => b.rate - a.rate),
    currency: "EUR",
  };
}

function toPayment(order: OrderRow, shop: Shop): Order["payment"] {
  const settled = order.payments.find(({ state }) => state === "paid" || state === "late");
  const payment = settled ?? order.payments.at(-1);
  const isAwaited = order.state === "pending_payment" && order.payment_method === "transfer";
  return {
    method: settled?.method ?? order.payment_method,
    state: refundState(order) ?? payment?.state ?? "open",
    paid_at: timeOrNull(settled?.settled_at ?? null),
    transfer: isAwaited ? transferInstructions(order, shop) : null,
    pay_until: order.state === "pending_payment" ? timeOrNull(order.pay_until) : null,
    refunded_cents: order.refunded_cents,
  };
}

function refundState({ refunded_cents, total_cents }: OrderRow): "refunded" | "partly_refunded" | null {
  if (refunded_cents === 0) return null;
  return refunded_cents < total_cents ? "partly_refunded" : "refunded";
}

/** Account for a transfer, with deadline and the order's number as reference. */
function transferInstructions(order: OrderRow, shop: Shop) {
  return {
    ...shop.bank_account,
    reference: order.number,
    cents: order.total_cents,
    pay_until: time(order.pay_until ?? order.placed_at),
  };
}

function toParcel({
  public_id,
  shipped_at,
  delivered_at,
  lost_at,
  came_back_at,
  ...parcel
}: ParcelRow): Order["parcels"][number] {
  const { carrier, tracking_number, tracking_url, lines } = parcel;
  return {
    id: public_id,
    carrier,
    tracking_number,
    tracking_url,
    shipped_at: time(shipped_at),
    delivered_at: timeOrNull(delivered_at),
    lost_at: timeOrNull(lost_at),
    came_back_at: timeOrNull(came_back_at),
    lines,
  };
}

/** Converts a withdrawal for its customer; goods go back within 14 days of it (consumer code art. 108.1). */
export function toWithdrawal(order: OrderRow, withdrawal: WithdrawalRow): Withdrawal {
  const refunds = order.refunds.filter(({ withdrawal_id }) => withdrawal_id === withdrawal.id);
  return {
    id: withdrawal.public_id,
    state: withdrawal.state,
    received_at: time(withdrawal.received_at),
    lines: withdrawal.lines,
    send_back_by: addDays(madridDay(new Date(withdrawal.received_at)), withdrawalDays),
    refund_cents:
      refunds.length === 0 ? null : refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    deduction_cents: withdrawal.deduction_cents,
    deduction_reason: withdrawal.deduction_reason,
  };
}

/** Converts a cancellation for its customer. */
export function toCancellation(order: OrderRow, cancellation: CancellationRow): Cancellation {
  const refunds = order.refunds.filter(({ cancellation_id }) => cancellation_id === cancellation.id);
  return {
    id: cancellation.public_id,
    cause: cancellation.cause,
    by: cancellation.actor,
    at: time(cancellation.cancelled_at),
    lines: cancellation.lines,
    reason: cancellation.reason,
    refund_cents: refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  };
}

function toRefund({ payments, payment_method }: OrderRow, refund: RefundRow): Refund {
  const payment = payments.find(({ id }) => id === refund.payment_id);
  return {
    id: refund.public_id,
    cause: refund.cause,
    state: refund.state,
    cents: refund.amount_cents,
    method: payment?.method ?? payment_method,
    is_other_way: isOtherWay(refund),
    reason: refund.reason || null,
    created_at: time(refund.created_at),
    settled_at: timeOrNull(refund.settled_at),
  };
}
