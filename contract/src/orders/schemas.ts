import { type Static, Type } from "typebox";
import { Address } from "../addresses/schemas.ts";
import { Billing, OrderTotals, PricedOrderLine, shippingMethods } from "../checkout/schemas.ts";
import { closed, Nullable, PublicId } from "../http.ts";
import { locales } from "../locale.ts";
import { Cents, Currency } from "../money.ts";
import { pageParameters, pagingProperties } from "../paging.ts";
import { RecallSummary } from "../recalls/summary.ts";
import { paymentMeans } from "../shop/schemas.ts";
import { AttachedFile } from "../uploads/schemas.ts";
import { GuaranteeClaim, LineGuarantee } from "./guarantee-claims.ts";
import { OrderEvent } from "./order-events.ts";
import { OrderNumber } from "./order-number.ts";
import { OrderProgress } from "./order-progress.ts";
import { orderStates } from "./order-states.ts";
import { Cancellation, ChosenLines, Withdrawal } from "./withdrawals.ts";

export { OrderEvent, type OrderEventKind, orderEventKinds } from "./order-events.ts";

const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });

/** Days for a transfer to arrive; then the order expires and its stock is released (product decisions §8). */
export const transferDays = 5;

/** States of a core deposit: due → received → accepted or refused → repaid. */
export const coreStates = ["none", "due", "received", "accepted", "refused", "repaid"] as const;

export const OrderLine = Type.Object(
  {
    id: PublicId,
    ...PricedOrderLine.properties,
    /** Part of `quantity` that will not be sent: cancelled, withdrawn before dispatch, or lost. */
    cancelled_quantity: Type.Integer({ minimum: 0 }),
    /** Part of `quantity` in parcels that were neither lost nor returned. */
    sent_quantity: Type.Integer({ minimum: 0 }),
    /** Part of `sent_quantity` that was withdrawn. */
    withdrawn_quantity: Type.Integer({ minimum: 0 }),
    /** Pieces that the customer can cancel now. */
    cancellable_quantity: Type.Integer({ minimum: 0 }),
    /** Pieces that the customer can withdraw from now, sent or not. */
    withdrawable_quantity: Type.Integer({ minimum: 0 }),
    /** Exclusion letter of consumer code art. 103; null for none. */
    withdrawal_exclusion: Nullable(Type.String()),
    core_state: Type.Enum(coreStates),
    /** The shop's reason for refusing the cores; null unless they are refused. Missing in orders that a device stored earlier. */
    core_refusal: Type.Optional(Nullable(Type.String())),
    /** Null before delivery; missing in orders that a device stored earlier. */
    guarantee: Type.Optional(Nullable(LineGuarantee)),
  },
  closed,
);
export type OrderLine = Static<typeof OrderLine>;

export const Parcel = Type.Object(
  {
    id: PublicId,
    carrier: Type.String(),
    tracking_number: Type.String(),
    tracking_url: Nullable(Type.String()),
    shipped_at: Time,
    delivered_at: Nullable(Time),
    /** Lost: its pieces are sent again or refunded. */
    lost_at: Nullable(Time),
    /** Returned undelivered: its pieces wait to be sent again. */
    came_back_at: Nullable(Time),
    lines: Type.Array(Type.Object({ line_id: PublicId, quantity: Type.Integer({ minimum: 1 }) }, closed)),
  },
  closed,
);
export type Parcel = Static<typeof Parcel>;

/** Payment details of a transfer. */
export const TransferInstructions = Type.Object(
  {
    holder: Type.String(),
    iban: Type.String(),
    bic: Type.String(),
    bank: Type.String(),
    /** The order number, the reference of the transfer. */
    reference: Type.String(),
    cents: Cents,
    /** Deadline, until which the goods are reserved. */
    pay_until: Time,
  },
  closed,
);
export type TransferInstructions = Static<typeof TransferInstructions>;

export const OrderPayment = Type.Object(
  {
    method: Type.Enum(paymentMeans),
    /** `open`: no payment yet; `late`: paid after the order had ended, being refunded. */
    state: Type.Enum(["open", "paid", "refused", "late", "partly_refunded", "refunded"]),
    paid_at: Nullable(Time),
    /** Only while a transfer is awaited. */
    transfer: Nullable(TransferInstructions),
    /** Until when the goods of an unpaid order are reserved, whatever the means; null afterwards. */
    pay_until: Nullable(Time),
    refunded_cents: Cents,
  },
  closed,
);

export const invoiceKinds = ["simplified", "full", "rectifying"] as const;

export const InvoiceLink = Type.Object(
  {
    id: PublicId,
    /** Series and number, `S-2026-000123`. */
    number: Type.String(),
    kind: Type.Enum(invoiceKinds),
    issued_at: Time,
    total_cents: Type.Integer(),
  },
  closed,
);
export type InvoiceLink = Static<typeof InvoiceLink>;

/** Actions available on an order, decided by the server. */
export const OrderActions = Type.Object(
  {
    can_pay: Type.Boolean(),
    /** Some or all pieces: see `cancellable_quantity` of the lines. */
    can_cancel: Type.Boolean(),
    /** Some or all pieces: see `withdrawable_quantity` of the lines. */
    can_withdraw: Type.Boolean(),
    /** The order is unpaid, so it can only be cancelled or withdrawn from as a whole. */
    only_as_a_whole: Type.Boolean(),
    can_request_full_invoice: Type.Boolean(),
  },
  closed,
);

/** Causes of refunds. */
export const refundCauses = [
  "cancelled",
  "withdrawal",
  "core_deposit",
  "goodwill",
  "guarantee",
  "late_payment",
] as const;

/** A refund through the original payment method (consumer code art. 107). */
export const Refund = Type.Object(
  {
    id: PublicId,
    cause: Type.Enum(refundCauses),
    /** `due`: to be sent; `sent`: requested from the bank; `failed`: to be sent another way. */
    state: Type.Enum(["due", "sent", "done", "failed"]),
    cents: Cents,
    method: Type.Enum(paymentMeans),
    /** The bank has refused it to `method`, so it goes another way; missing in orders that a device stored earlier. */
    is_other_way: Type.Optional(Type.Boolean()),
    /** The shop's reason; null without one. */
    reason: Nullable(Type.String()),
    created_at: Time,
    settled_at: Nullable(Time),
  },
  closed,
);
export type Refund = Static<typeof Refund>;

/** `POST /spa/orders/{id}/cancel`; without lines or body, everything that can be cancelled. */
export const CancelBody = Type.Object({ lines: Type.Optional(ChosenLines) }, closed);
export type CancelBody = Static<typeof CancelBody>;

export const Order = Type.Object(
  {
    id: PublicId,
    number: OrderNumber,
    state: Type.Enum(orderStates),
    placed_at: Time,
    lines: Type.Array(OrderLine),
    totals: OrderTotals,
    tax_zone: Type.Enum(["vat", "export"]),
    /** As of the order's placement; null for a pick-up. */
    address: Nullable(Address),
    shipping_method: Type.Enum(shippingMethods),
    promised_by: Day,
    billing: Nullable(Billing),
    /** The buyer's current email, which mails go to. */
    email: Type.String(),
    /** The buyer, who collects what is picked up; missing in orders that a device stored earlier. */
    name: Type.Optional(Type.String()),
    /** Whether it is a guest order. */
    is_guest: Type.Boolean(),
    terms_version: Type.String(),
    /**
     * Languages in which a copy of the contract can be had: none for orders from before the texts were kept, missing in
     * orders that a device stored earlier.
     */
    contract_locales: Type.Optional(Type.Array(Type.Enum(locales))),
    /** Running recalls that its customer was written to about; missing in orders that a device stored earlier. */
    recalls: Type.Optional(Type.Array(RecallSummary)),
    payment: OrderPayment,
    parcels: Type.Array(Parcel),
    timeline: Type.Array(OrderEvent),
    invoices: Type.Array(InvoiceLink),
    withdrawals: Type.Array(Withdrawal),
    /** Files that were attached to its withdrawals. */
    return_files: Type.Array(AttachedFile),
    /** Missing in orders that a device stored earlier. */
    guarantee_claims: Type.Optional(Type.Array(GuaranteeClaim)),
    cancellations: Type.Array(Cancellation),
    refunds: Type.Array(Refund),
    /**
     * Withdrawal deadline: the 14th day after the last parcel's delivery, 24:00 in Madrid (consumer code art. 104). Null
     * before delivery.
     */
    withdrawable_until: Nullable(Time),
    actions: OrderActions,
  },
  closed,
);
export type Order = Static<typeof Order>;

/** An order in a list. */
export const OrderSummary = Type.Object(
  {
    id: PublicId,
    number: OrderNumber,
    state: Type.Enum(orderStates),
    placed_at: Time,
    total_cents: Cents,
    currency: Currency,
    item_count: Type.Integer({ minimum: 1 }),
    /** The first few lines. */
    things: Type.Array(Type.Object({ name: Type.String(), picture: Type.String() }, closed)),
    /** A pick-up has other texts: ready, collected. */
    shipping_method: Type.Enum(shippingMethods),
    promised_by: Day,
    /** Payment deadline while unpaid. */
    pay_until: Nullable(Time),
    progress: OrderProgress,
    delivered_at: Nullable(Time),
    /** Whether its customer was written to about a running recall. */
    is_recalled: Type.Boolean(),
  },
  closed,
);
export type OrderSummary = Static<typeof OrderSummary>;

/** `GET /spa/orders`. */
export const OrderQuery = Type.Object(
  {
    /** Part of an order number, a product name or a part number. */
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** Comma-separated states. */
    state: Type.Optional(Type.String({ maxLength: 200 })),
    ...pageParameters,
  },
  closed,
);
export type OrderQuery = Static<typeof OrderQuery>;

export const OrderListMeta = Type.Object(
  {
    ...pagingProperties,
  },
  closed,
);
export type OrderListMeta = Static<typeof OrderListMeta>;

/**
 * `POST /spa/orders/{id}/payment`: the browser's next step. `redirect`: post `fields` as a form to `address`, the bank's
 * payment page.
 */
export const PaymentStart = Type.Union([
  Type.Object({ kind: Type.Literal("transfer"), transfer: TransferInstructions }, closed),
  Type.Object(
    {
      kind: Type.Literal("redirect"),
      address: Type.String(),
      fields: Type.Record(Type.String(), Type.String()),
    },
    closed,
  ),
]);
export type PaymentStart = Static<typeof PaymentStart>;

/**
 * The bank's signed report on a payment attempt, sent as a notification and in the return URL. `POST
 * /spa/orders/{id}/payment-return` accepts the latter, in case the notification is lost.
 */
export const SignedReport = Type.Object(
  {
    Ds_SignatureVersion: Type.String({ maxLength: 40 }),
    Ds_MerchantParameters: Type.String({ maxLength: 8000 }),
    Ds_Signature: Type.String({ maxLength: 200 }),
  },
  closed,
);
export type SignedReport = Static<typeof SignedReport>;
