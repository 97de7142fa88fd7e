import { type Static, Type } from "typebox";
import { Address } from "../addresses/schemas.ts";
import { Billing, OrderTotals, PricedOrderLine, shippingMethods } from "../checkout/schemas.ts";
import { Nullable, PublicId } from "../http.ts";
import { Cents, Currency } from "../money.ts";
import { paymentMeans } from "../shop/schemas.ts";
import { OrderEvent } from "./order-events.ts";
import { OrderNumber } from "./order-number.ts";
import { OrderProgress } from "./order-progress.ts";
import { orderStates } from "./order-states.ts";
import { Cancellation, ChosenLines, Withdrawal } from "./withdrawals.ts";

export { OrderEvent, type OrderEventKind, orderEventKinds } from "./order-events.ts";

const closed = { additionalProperties: false };
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });

/** Days in which a transfer must arrive; then the order ends and its stock is free (product decisions §8). */
export const transferDays = 5;

/** What becomes of a core deposit: due → received → accepted or refused → repaid. */
export const coreStates = ["none", "due", "received", "accepted", "refused", "repaid"] as const;

export const OrderLine = Type.Object(
  {
    id: PublicId,
    ...PricedOrderLine.properties,
    /** Of `quantity`: will not be sent, because they were cancelled, withdrawn from before they left, or lost. */
    cancelled_quantity: Type.Integer({ minimum: 0 }),
    /** Of `quantity`: in parcels that have left and were neither lost nor brought back to the shop. */
    sent_quantity: Type.Integer({ minimum: 0 }),
    /** Of `sent_quantity`: withdrawn from; they are on their way back, or back. */
    withdrawn_quantity: Type.Integer({ minimum: 0 }),
    /** Most that its customer can cancel now. */
    cancellable_quantity: Type.Integer({ minimum: 0 }),
    /** Most that its customer can withdraw from now, whether they have left or not. */
    withdrawable_quantity: Type.Integer({ minimum: 0 }),
    /** Letter of consumer code art. 103 that excludes it from withdrawal; null: none does. */
    withdrawal_exclusion: Nullable(Type.String()),
    core_state: Type.Enum(coreStates),
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
    /** Lost on its way: its pieces are sent again or paid back. */
    lost_at: Nullable(Time),
    /** Brought back to the shop undelivered: its pieces wait to be sent again. */
    came_back_at: Nullable(Time),
    lines: Type.Array(Type.Object({ line_id: PublicId, quantity: Type.Integer({ minimum: 1 }) }, closed)),
  },
  closed,
);
export type Parcel = Static<typeof Parcel>;

/** Where to pay a transfer to and what to write on it. */
export const TransferInstructions = Type.Object(
  {
    holder: Type.String(),
    iban: Type.String(),
    bic: Type.String(),
    bank: Type.String(),
    /** The order's number: what the transfer is recognised by. */
    reference: Type.String(),
    cents: Cents,
    /** Until then the goods are kept. */
    pay_until: Time,
  },
  closed,
);
export type TransferInstructions = Static<typeof TransferInstructions>;

export const OrderPayment = Type.Object(
  {
    method: Type.Enum(paymentMeans),
    /** `open`: nothing has arrived yet; `late`: arrived after the order had ended, being sent back. */
    state: Type.Enum(["open", "paid", "refused", "late", "partly_refunded", "refunded"]),
    paid_at: Nullable(Time),
    /** Only while it is open and paid by transfer. */
    transfer: Nullable(TransferInstructions),
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

/** What can be done with an order now; the server decides. */
export const OrderActions = Type.Object(
  {
    can_pay: Type.Boolean(),
    /** Some pieces, or all: see `cancellable_quantity` of the lines. */
    can_cancel: Type.Boolean(),
    /** From some pieces, or all: see `withdrawable_quantity` of the lines. */
    can_withdraw: Type.Boolean(),
    /** The order has not been paid: it is cancelled or withdrawn from as a whole or not at all. */
    only_as_a_whole: Type.Boolean(),
    can_request_full_invoice: Type.Boolean(),
  },
  closed,
);

/** Why money goes back. */
export const refundCauses = ["cancelled", "withdrawal", "core_deposit", "goodwill", "late_payment"] as const;

/** Money that goes back to the customer by the way it came (consumer code art. 107). */
export const Refund = Type.Object(
  {
    id: PublicId,
    cause: Type.Enum(refundCauses),
    /** `due`: it will be sent; `sent`: the bank has been asked; `failed`: the shop sends it another way. */
    state: Type.Enum(["due", "sent", "done", "failed"]),
    cents: Cents,
    method: Type.Enum(paymentMeans),
    /** In the shop's words; null: nothing but the cause. */
    reason: Nullable(Type.String()),
    created_at: Time,
    settled_at: Nullable(Time),
  },
  closed,
);
export type Refund = Static<typeof Refund>;

/** `POST /spa/orders/{id}/cancel`; without lines, or without a body: everything that can be cancelled. */
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
    /** As it was when the order was placed; null for a pick-up. */
    address: Nullable(Address),
    shipping_method: Type.Enum(shippingMethods),
    promised_by: Day,
    billing: Nullable(Billing),
    /** Where mails about it go: the address that its buyer has now. */
    email: Type.String(),
    /** Placed without an account and not moved to one since. */
    is_guest: Type.Boolean(),
    terms_version: Type.String(),
    payment: OrderPayment,
    parcels: Type.Array(Parcel),
    timeline: Type.Array(OrderEvent),
    invoices: Type.Array(InvoiceLink),
    withdrawals: Type.Array(Withdrawal),
    cancellations: Type.Array(Cancellation),
    refunds: Type.Array(Refund),
    /**
     * Last moment to withdraw: the 14th day after the last parcel's delivery, 24:00 in Madrid
     * (consumer code art. 104). Null while nothing has been delivered: the time has not begun.
     */
    withdrawable_until: Nullable(Time),
    actions: OrderActions,
  },
  closed,
);
export type Order = Static<typeof Order>;

/** An order as lists show it. */
export const OrderSummary = Type.Object(
  {
    id: PublicId,
    number: OrderNumber,
    state: Type.Enum(orderStates),
    placed_at: Time,
    total_cents: Cents,
    currency: Currency,
    item_count: Type.Integer({ minimum: 1 }),
    /** The first few things in it. */
    things: Type.Array(Type.Object({ name: Type.String(), picture: Type.String() }, closed)),
    /** A pick-up is told in other words: ready, collected. */
    shipping_method: Type.Enum(shippingMethods),
    promised_by: Day,
    /** While it waits for its payment: until when. */
    pay_until: Nullable(Time),
    progress: OrderProgress,
    delivered_at: Nullable(Time),
  },
  closed,
);
export type OrderSummary = Static<typeof OrderSummary>;

/** `GET /spa/orders`. */
export const OrderQuery = Type.Object(
  {
    /** Part of an order's number, of a thing's name or of its part number. */
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** Comma-separated states. */
    state: Type.Optional(Type.String({ maxLength: 200 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 400 })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 48 })),
  },
  closed,
);
export type OrderQuery = Static<typeof OrderQuery>;

export const OrderListMeta = Type.Object(
  {
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    per_page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type OrderListMeta = Static<typeof OrderListMeta>;

/**
 * `POST /spa/orders/{id}/payment`: what the browser does next. `redirect`: post `fields` as a form to
 * `address`, the bank's payment page.
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
 * What the bank says about a try to pay, in the form it signs: as a notification, and in the address
 * that it leads the browser back to. `POST /spa/orders/{id}/payment-return` takes it from there, so
 * that a lost notification does no harm.
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
