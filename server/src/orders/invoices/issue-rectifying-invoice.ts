import { madridDay } from "@recambia/contract/madrid-time";
import { vatIncluded } from "@recambia/contract/money";
import type { Shop } from "@recambia/contract/shop/schemas";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { OrderLineRow, OrderRow, RefundRow } from "../order-rows.ts";
import type { InvoiceContent, InvoiceLine } from "./invoice-content.ts";
import { itemOf, sellerOf, shippingLine, sumByRate } from "./invoice-parts.ts";
import { type IssuedInvoice, storeInvoice } from "./store-invoice.ts";

/**
 * Issues the rectifying invoice of a refund: by differences, with a reference to the rectified invoice and the reason
 * (Royal Decree 1619/2012 art. 15). Deposits are untaxed, so their refund rectifies nothing.
 *
 * @returns null when there is nothing to rectify: a deposit alone, or an order without an invoice.
 */
export async function issueRectifyingInvoice(
  transaction: Queryable,
  order: OrderRow,
  refund: RefundRow,
  given: { shop: Shop; now: Date },
): Promise<IssuedInvoice | null> {
  const rectified = order.invoices.findLast(({ kind }) => kind !== "rectifying");
  if (!rectified) return null;
  const { content } = await onlyRow<{ content: InvoiceContent }>(transaction, {
    text: "select content from invoice where public_id = $1",
    values: [rectified.id],
  });
  const earlier = await readEarlierLines(transaction, order.id);
  const lines = refundedLines(order, refund, [...content.lines, ...earlier], earlier);
  if (lines.length === 0) return null;
  const draft = {
    kind: "rectifying" as const,
    operation_on: madridDay(given.now),
    order_number: order.number,
    seller: sellerOf(given.shop),
    buyer: content.buyer,
    lines,
    ...sumByRate(lines),
    deposits: [],
    is_export: content.is_export,
    payment: null,
    replaces: null,
    rectifies: {
      number: content.number,
      issued_on: content.issued_on,
      cause: refund.cause,
      words: refund.reason,
    },
  };
  return storeInvoice(transaction, order, draft, {
    ...given,
    rectifies: rectified.id,
    refundKey: refund.id,
  });
}

/** Negative amounts of earlier rectifying invoices for one line or shipping. */
type TakenBack = Map<string | null, { gross: number; vat: number }>;

async function readEarlierLines(transaction: Queryable, orderKey: number): Promise<InvoiceLine[]> {
  const rows = await transaction.rows<{ lines: InvoiceLine[] }>({
    text: "select content->'lines' as lines from invoice where order_id = $1 and kind = 'rectifying' and annulled_at is null",
    values: [orderKey],
  });
  return rows.flatMap(({ lines }) => lines);
}

function takenBack(earlier: readonly InvoiceLine[]): TakenBack {
  const taken: TakenBack = new Map();
  for (const line of earlier) {
    if (line.kind === "reduction") continue;
    const before = taken.get(line.line_id) ?? { gross: 0, vat: 0 };
    taken.set(line.line_id, {
      gross: before.gross + line.net_cents + line.vat_cents,
      vat: before.vat + line.vat_cents,
    });
  }
  return taken;
}

/**
 * @param chain lines of the rectified invoice and of all its rectifying invoices.
 * @param earlier lines of the rectifying invoices among them.
 */
function refundedLines(
  order: OrderRow,
  refund: RefundRow,
  chain: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
): InvoiceLine[] {
  const { lines: shares, shipping_cents: shipping, deduction_cents: deduction } = refund.content;
  const taken = takenBack(earlier);
  const things = shares.flatMap(({ line_id: lineId, quantity, cents }) => {
    const line = order.lines.find(({ public_id }) => public_id === lineId);
    return line && cents > 0 ? [refundedThing(line, quantity, cents, taken)] : [];
  });
  const postage = shipping > 0 ? [refundedShipping(order, shipping, taken)] : [];
  const deposits = shares.reduce((sum, share) => sum + share.core_deposit_cents, 0);
  const listedCents = shares.reduce((sum, { cents }) => sum + cents, 0) + shipping + deposits - deduction;
  // Amounts without a line: a reduction of the whole, or a deduction if negative.
  const rest = refund.cause === "core_deposit" ? 0 : refund.amount_cents - listedCents;
  const kept = deduction - rest;
  const named = [...things, ...postage];
  const lines = kept === 0 ? named : [...named, reduction(order, kept, earlier)];
  return withoutLeftoverVat(lines, chain);
}

/**
 * Moves rounding cents to the last line of a rate when nothing remains invoiced at that rate, because no VAT may remain
 * without a base.
 */
function withoutLeftoverVat(lines: readonly InvoiceLine[], chain: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map((line, index) => {
    const hasRateOf = ({ vat_rate: rate }: InvoiceLine) => rate === line.vat_rate;
    const left = sumLines([...chain, ...lines].filter(hasRateOf));
    if (left.gross !== 0 || index !== lines.findLastIndex(hasRateOf)) return line;
    return { ...line, net_cents: line.net_cents + left.vat, vat_cents: line.vat_cents - left.vat };
  });
}

function refundedThing(line: OrderLineRow, quantity: number, cents: number, taken: TakenBack): InvoiceLine {
  const before = taken.get(line.public_id) ?? { gross: 0, vat: 0 };
  const vat = vatTakenBack(before, cents, line.vat_rate);
  return { ...itemOf(line), quantity, net_cents: -(cents - vat), vat_cents: -vat };
}

function refundedShipping(order: OrderRow, cents: number, taken: TakenBack): InvoiceLine {
  const before = taken.get(null) ?? { gross: 0, vat: 0 };
  const vat = vatTakenBack(before, cents, order.shipping_vat_rate);
  return shippingLine(order, -cents, -vat);
}

/** Rounded over all refunds of a line so far, so that a full refund has exactly its VAT. */
function vatTakenBack(before: { gross: number; vat: number }, cents: number, rate: number): number {
  return vatIncluded(cents - before.gross, rate) + before.vat;
}

/**
 * Rounds VAT over all reductions so far, so that opposite ones cancel out.
 *
 * @param keptCents positive: kept for loss of value (consumer code art. 108.2); negative: refunded on top.
 * @param earlier lines of earlier rectifying invoices.
 */
function reduction(order: OrderRow, keptCents: number, earlier: readonly InvoiceLine[]): InvoiceLine {
  const rate = order.lines[0]?.vat_rate ?? order.shipping_vat_rate;
  const before = sumLines(earlier.filter((line) => line.kind === "reduction" && line.vat_rate === rate));
  const gross = before.gross + keptCents;
  const vat = Math.sign(gross) * vatIncluded(Math.abs(gross), rate) - before.vat;
  return {
    line_id: null,
    kind: "reduction",
    name: "",
    part_number: null,
    quantity: 1,
    vat_rate: rate,
    net_cents: keptCents - vat,
    vat_cents: vat,
  };
}

function sumLines(lines: readonly InvoiceLine[]): { gross: number; vat: number } {
  let gross = 0;
  let vat = 0;
  for (const line of lines) {
    gross += line.net_cents + line.vat_cents;
    vat += line.vat_cents;
  }
  return { gross, vat };
}
