import type { Address } from "@recambia/contract/addresses/schemas";
import type { Billing, PricedOrderLine, ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { Locale } from "@recambia/contract/locale";
import type { GuaranteeClaimState, GuaranteeRemedy } from "@recambia/contract/orders/guarantee-claims";
import type { OrderState } from "@recambia/contract/orders/order-states";
import type {
  coreStates,
  InvoiceLink,
  OrderEventKind,
  refundCauses,
} from "@recambia/contract/orders/schemas";
import type { Cancellation, ChosenLines, Withdrawal } from "@recambia/contract/orders/withdrawals";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";
import { withSpanishProvince } from "../addresses/index.ts";
import type { Queryable } from "../platform/database/database.ts";
import { normalizeOrderNumber } from "./order-number.ts";
import { type OrderRecall, orderRecalls } from "./order-recalls.ts";

/** A time in the database's JSON, with an offset, for `new Date`. */
type Moment = string;

export type OrderLineRow = {
  id: number;
  public_id: string;
  position: number;
  product_id: number | null;
  kit_id: number | null;
  product: PricedOrderLine["product"];
  vehicle: PricedOrderLine["vehicle"];
  fit: PricedOrderLine["fit"];
  fit_confirmed: boolean;
  quantity: number;
  unit_cents: number;
  line_cents: number;
  vat_rate: number;
  vat_cents: number;
  core_deposit_cents: number;
  core_state: (typeof coreStates)[number];
  core_refusal: string | null;
  withdrawal_exclusion: string | null;
  eco_fees: { producer_register_number: string | null; cents: number | null }[];
};

export type ParcelRow = {
  id: number;
  public_id: string;
  carrier: string;
  tracking_number: string;
  tracking_url: string | null;
  shipped_at: Moment;
  delivered_at: Moment | null;
  lost_at: Moment | null;
  came_back_at: Moment | null;
  lines: ChosenLines;
};

/** Performer of an action on an order. */
export type Actor = "customer" | "shop" | "bank" | "clock";

export type OrderEventRow = {
  at: Moment;
  kind: OrderEventKind;
  state: OrderState;
  cents: number | null;
  text: string | null;
  actor: Actor;
};

export type PaymentRow = {
  id: number;
  method: PaymentMeans;
  reference: string;
  amount_cents: number;
  state: "open" | "paid" | "refused" | "late";
  settled_at: Moment | null;
};

/** Channel of a withdrawal's declaration; older rows by the shop have `shop`. */
export type WithdrawalChannel = "account" | "guest" | "letter" | "telephone";

export type WithdrawalRow = {
  id: number;
  public_id: string;
  state: Withdrawal["state"];
  name: string;
  email: string;
  received_at: Moment;
  returned_at: Moment | null;
  settled_at: Moment | null;
  deduction_cents: number;
  deduction_reason: string | null;
  void_reason: string | null;
  lines: ChosenLines;
};

/** A cancellation of pieces. */
export type CancellationRow = {
  id: number;
  public_id: string;
  cause: Cancellation["cause"];
  actor: Cancellation["by"];
  channel: WithdrawalChannel | null;
  name: string | null;
  reason: string | null;
  cancelled_at: Moment;
  lines: ChosenLines;
};

/** A claim under the legal guarantee. */
export type GuaranteeClaimRow = {
  id: number;
  public_id: string;
  number: string;
  line_id: string;
  quantity: number;
  state: GuaranteeClaimState;
  wish: GuaranteeRemedy;
  remedy: GuaranteeRemedy | null;
  description: string;
  appeared_on: string;
  is_presumed: boolean;
  needs_goods: boolean | null;
  answer: string | null;
  opened_at: Moment;
  received_at: Moment | null;
  ended_at: Moment | null;
  refund_id: number | null;
};

/** A decision about returned, lost or faulty pieces; `pieces` of the product, `quantity` of the line. */
export type StockMovementRow = {
  line_id: string;
  product_id: number;
  kind: "restocked" | "written_off" | "lost" | "replaced";
  quantity: number;
  pieces: number;
};

/** Shares of a refund by line and shipping. */
export type RefundContent = {
  lines: { line_id: string; quantity: number; cents: number; core_deposit_cents: number }[];
  shipping_cents: number;
  deduction_cents: number;
};

export type RefundRow = {
  id: number;
  public_id: string;
  payment_id: number;
  withdrawal_id: number | null;
  cancellation_id: number | null;
  cause: (typeof refundCauses)[number];
  /** The shop's reason; empty without one. */
  reason: string;
  amount_cents: number;
  content: RefundContent;
  state: "due" | "sent" | "done" | "failed";
  /** Why the bank refused it, also after it was sent another way; of a `sent` one, why its outcome is unknown. */
  failure: string | null;
  created_at: Moment;
  settled_at: Moment | null;
};

/** An order with all its related rows, except the recipient's identity number. */
export type OrderRow = {
  id: number;
  public_id: string;
  number: string;
  customer_id: string;
  person_id: string | null;
  is_guest: boolean;
  is_account_erased: boolean;
  state: OrderState;
  locale: Locale;
  /** The buyer's email when the order was placed. */
  email: string;
  /** The buyer's current email, which mails go to; that of the order for who has left the account since. */
  current_email: string;
  name: string;
  terms_version: string;
  payment_method: PaymentMeans;
  shipping_method: ShippingMethod;
  tax_zone: "vat" | "export";
  address: Address | null;
  billing: Billing | null;
  goods_cents: number;
  shipping_cents: number;
  standard_shipping_cents: number;
  shipping_vat_rate: number;
  shipping_vat_cents: number;
  core_deposit_cents: number;
  total_cents: number;
  refunded_cents: number;
  promised_by: string;
  pay_until: Moment | null;
  placed_at: Moment;
  paid_at: Moment | null;
  shipped_at: Moment | null;
  delivered_at: Moment | null;
  cancelled_at: Moment | null;
  /** Its personal data is kept for liabilities only, until the end of a day (LOPDGDD art. 32). */
  blocked_at: Moment | null;
  blocked_until: string | null;
  /** It says nothing about a person any more. */
  destroyed_at: Moment | null;
  lines: OrderLineRow[];
  parcels: ParcelRow[];
  events: OrderEventRow[];
  payments: PaymentRow[];
  withdrawals: WithdrawalRow[];
  cancellations: CancellationRow[];
  guarantee_claims: GuaranteeClaimRow[];
  stock_movements: StockMovementRow[];
  refunds: RefundRow[];
  invoices: InvoiceLink[];
  /** Proof that the contract was confirmed: the mails that carried it. */
  confirmations: { recipient: string; sent_at: Moment; attachments: { name: string; sha256: string }[] }[];
  recalls: OrderRecall[];
  /** Languages of the kept texts, in no order. */
  contract_locales: Locale[];
};

/** SQL of related rows of the order `o`, as JSON in a stable order. */
function listOf(table: string, columns: string, order: string, extra = ""): string {
  return `coalesce((select jsonb_agg(to_jsonb(part) order by part.${order}) from (
    select ${columns} ${extra} from ${table} where ${table}.order_id = o.id
  ) part), '[]')`;
}

/** Pieces by public line id. */
function piecesOf(table: string, key: string): string {
  return `, (select jsonb_agg(jsonb_build_object('line_id', order_line.public_id, 'quantity', piece.quantity)
      order by order_line.position)
    from ${table}_line piece join order_line on order_line.id = piece.order_line_id
    where piece.${key} = ${table}.id) as lines`;
}

const lineId = (table: string) =>
  `, (select public_id from order_line where id = ${table}.order_line_id) as line_id`;

const wholeOrder = `
  select to_jsonb(o) - '{identification,identification_key,network_hash}'::text[] || jsonb_build_object(
    'current_email', coalesce(
      (select email from person where id = o.person_id and customer_id = o.customer_id), o.email),
    'is_guest', (select is_guest from customer where id = o.customer_id),
    'is_account_erased', (select closed_at is not null and not is_guest from customer where id = o.customer_id),
    'lines', ${listOf("order_line", "*", "position")},
    'parcels', ${listOf("parcel", "*", "id", piecesOf("parcel", "parcel_id"))},
    'events', ${listOf("order_event", "*", "id")},
    'payments', ${listOf("payment", "id, method, reference, amount_cents, state, settled_at", "id")},
    'withdrawals', ${listOf("withdrawal", "*", "id", piecesOf("withdrawal", "withdrawal_id"))},
    'cancellations', ${listOf("cancellation", "*", "id", piecesOf("cancellation", "cancellation_id"))},
    'guarantee_claims', ${listOf("guarantee_claim", "*", "id", lineId("guarantee_claim"))},
    'stock_movements', ${listOf("stock_movement", "id, product_id, kind, quantity, pieces", "id", lineId("stock_movement"))},
    'refunds', ${listOf("refund", "*", "id")},
    'recalls', ${orderRecalls},
    'contract_locales', coalesce((select jsonb_agg(distinct text.locale)
      from order_text join legal_text text using (hash) where order_text.order_id = o.id), '[]'),
    'confirmations', coalesce((select jsonb_agg(jsonb_build_object('recipient', recipient, 'sent_at', sent_at,
        'attachments', attachments) order by sent_at) from order_confirmation where order_id = o.id), '[]'),
    'invoices', coalesce((select jsonb_agg(jsonb_build_object('id', public_id, 'kind', kind,
        'number', series || '-' || lpad(number::text, 6, '0'), 'issued_at', issued_at,
        'total_cents', total_cents) order by invoice.id)
      from invoice where order_id = o.id and annulled_at is null), '[]')
  ) as whole
  from customer_order o`;

async function readOne(
  database: Queryable,
  name: string,
  condition: string,
  values: readonly unknown[],
): Promise<OrderRow | null> {
  const text = `${wholeOrder} where ${condition}`;
  const [row] = await database.rows<{ whole: OrderRow }>({ name, text, values });
  if (!row) return null;
  const { address } = row.whole;
  return { ...row.whole, address: address && withSpanishProvince(address) };
}

/** Reads a customer's order with all related rows in one statement; null if it is not theirs. */
export function readOwnOrder(database: Queryable, customerId: string, publicId: string) {
  return readOne(database, "read-own-order", "o.public_id = $1 and o.customer_id = $2", [
    publicId,
    customerId,
  ]);
}

/** Reads an order by key. */
export async function readOrder(database: Queryable, orderKey: number): Promise<OrderRow> {
  const order = await readOne(database, "read-order", "o.id = $1", [orderKey]);
  if (!order) throw new Error(`There is no order ${orderKey}`);
  return order;
}

/** Reads an order by its number in any spelling; null if unknown. */
export function readOrderByNumber(database: Queryable, number: string): Promise<OrderRow | null> {
  return readOne(database, "read-order-by-number", "o.number = $1", [normalizeOrderNumber(number)]);
}
