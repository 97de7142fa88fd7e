import type { Address } from "@recambia/contract/addresses/schemas";
import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import { drawNumber } from "../../platform/draw-number.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { type Buyer, buyerColumns } from "../buyer.ts";
import type { OrderDraft } from "../quotes/draft-order.ts";

/** A draft with everything else that an order needs. */
export type NewOrder = {
  buyer: Buyer;
  /** The person's customer, or a new one for a guest order. */
  customerId: string;
  publicId: string;
  draft: OrderDraft;
  quoteId: string;
  /** Idempotency key, and the hash of its request. */
  key: string;
  requestHash: string;
  termsVersion: string;
  /** `yyyy-mm-dd`. */
  promisedBy: string;
  payUntil: Date;
  locale: Locale;
  /** Null for pick-up. */
  address: Address | null;
  /** Recipient's identity number, sealed for this order. */
  identification: { bytes: Uint8Array; keyId: string } | null;
  now: Date;
};

/** Order numbers are drawn from 2^40; collisions are so rare that a few tries suffice. */
const maxDraws = 5;

/**
 * Inserts an order with its lines, their pieces, the open transfer payment and the idempotency key in one statement; for a
 * guest order, inserts its customer first.
 *
 * @returns database key of the order.
 */
export async function insertOrder(transaction: Queryable, order: NewOrder): Promise<number> {
  if (!("personId" in order.buyer)) await insertGuestCustomer(transaction, order);
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const [row] = await transaction.rows<{ id: number }>({
      name: "insert-order",
      text: insertText,
      values: valuesOf(order, drawNumber("RC")),
    });
    if (row) return Number(row.id);
  }
  throw new Error(`${maxDraws} numbers were drawn for an order, and all were taken`);
}

/**
 * A guest customer has no persons: it is closed from the start, and its orders are stripped like those of deleted accounts.
 */
async function insertGuestCustomer(transaction: Queryable, { customerId, now }: NewOrder): Promise<void> {
  await transaction.rows({
    name: "insert-guest-customer",
    text: "insert into customer (id, created_at, closed_at, is_guest) values ($1, $2, $2, true)",
    values: [customerId, now],
  });
}

const insertText = `
  with placed as (
    insert into customer_order (public_id, number, customer_id, person_id, state, locale, email, name,
      quote_id, terms_version, payment_method, shipping_method, tax_zone, address, identification,
      identification_key, billing, goods_cents, shipping_cents, standard_shipping_cents, shipping_vat_rate,
      shipping_vat_cents, core_deposit_cents, total_cents, promised_by, pay_until, placed_at,
      network_hash)
    values ($1, $2, $3, $4, 'pending_payment', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
      $18, $19, $20, $21, $22, $23, $24, $25, $26, $31::bytea)
    on conflict (number) do nothing
    returning id, number, total_cents
  ), line as (
    insert into order_line (public_id, order_id, position, product_id, kit_id, product, vehicle, fit,
      fit_confirmed, quantity, unit_cents, line_cents, vat_rate, vat_cents, core_deposit_cents, core_state,
      withdrawal_exclusion, eco_fees)
    select line.public_id, placed.id, line.position, line.product_id, kit.id, line.product, line.vehicle,
      line.fit, line.fit_confirmed, line.quantity, line.unit_cents, line.line_cents, line.vat_rate,
      line.vat_cents, line.core_deposit_cents, case when line.core_deposit_cents > 0 then 'due' else 'none' end,
      line.withdrawal_exclusion, line.eco_fees
    from placed cross join jsonb_to_recordset($27::jsonb) as line (public_id text, position smallint,
      product_id integer, kit_id text, product jsonb, vehicle jsonb, fit jsonb, fit_confirmed boolean,
      quantity smallint, unit_cents integer, line_cents integer, vat_rate smallint, vat_cents integer,
      core_deposit_cents integer, withdrawal_exclusion text, eco_fees jsonb)
    left join kit on kit.public_id = line.kit_id
    returning id, position
  ), piece as (
    insert into order_line_piece (order_line_id, product_id, pieces)
    select line.id, piece.product_id, piece.pieces
    from line join jsonb_to_recordset($28::jsonb) as piece (position smallint, product_id integer, pieces integer)
      using (position)
  ), payment as (
    insert into payment (order_id, method, reference, amount_cents, state, created_at)
    select id, $10, number, total_cents, 'open', $26 from placed where $10 = 'transfer'
  ), answered as (
    insert into idempotency_key (person_id, visitor_hash, key, request_hash, order_id, created_at)
    select $4, $32::bytea, $29, $30, id, $26 from placed
  )
  select id from placed`;

function valuesOf(order: NewOrder, number: string): unknown[] {
  const { draft, buyer } = order;
  const { personId, visitorHash } = buyerColumns(buyer);
  const { totals, shipping } = draft;
  return [
    ...[order.publicId, number, order.customerId, personId, order.locale, draft.email, draft.name],
    ...[order.quoteId, order.termsVersion, draft.paymentMethod, draft.method, draft.taxZone],
    order.address && JSON.stringify(order.address),
    ...[order.identification?.bytes ?? null, order.identification?.keyId ?? null],
    draft.billing && JSON.stringify(draft.billing),
    ...[totals.goods_cents, totals.shipping_cents, draft.standardShippingCents],
    ...[shipping.vatRate, shipping.vatCents, totals.core_deposit_cents, totals.total_cents],
    ...[order.promisedBy, order.payUntil, order.now],
    ...[JSON.stringify(linesOf(draft)), JSON.stringify(piecesOf(draft))],
    ...[order.key, order.requestHash, "networkHash" in buyer ? buyer.networkHash : null, visitorHash],
  ];
}

function linesOf({ lines }: OrderDraft) {
  return lines.map(({ priced, pieces, withdrawalExclusion, ecoFees }, position) => ({
    ...priced,
    public_id: randomPublicId(),
    position,
    product_id: priced.product.kind === "product" ? pieces[0]?.productKey : null,
    kit_id: priced.product.kind === "kit" ? priced.product.id : null,
    withdrawal_exclusion: withdrawalExclusion,
    eco_fees: ecoFees,
  }));
}

function piecesOf({ lines }: OrderDraft) {
  return lines.flatMap((line, position) =>
    line.pieces.map(({ productKey, pieces }) => ({ position, product_id: productKey, pieces })),
  );
}
