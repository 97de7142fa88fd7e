import type { VatShare } from "@recambia/contract/checkout/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";

/** A line as it is printed; on a rectifying invoice the amounts are below zero. */
export type InvoiceLine = {
  /** Of the order's line; null for what belongs to the order as a whole. */
  line_id: string | null;
  kind: "thing" | "shipping" | "reduction";
  name: string;
  part_number: string | null;
  quantity: number;
  /** Thousandths. */
  vat_rate: number;
  net_cents: number;
  vat_cents: number;
  /**
   * Who pays for the waste of these pieces and how much, VAT included and part of the price (Royal Decree
   * 712/2025 art. 24.4). Invoices from before it was noted have none.
   */
  eco_fees?: { producer_register_number: string | null; cents: number | null }[];
};

export type InvoiceBuyer = {
  name: string;
  tax_id: string | null;
  /** Street; zip code and municipality; province; country. */
  address: string[];
};

export type InvoiceReference = {
  number: string;
  /** `yyyy-mm-dd`. */
  issued_on: string;
};

/**
 * All that an invoice says (Royal Decree 1619/2012 art. 6, 7 and 15), stored with it: what is drawn
 * from it stays the same whatever becomes of the shop, the order or the customer.
 */
export type InvoiceContent = {
  number: string;
  kind: "simplified" | "full" | "rectifying";
  /** Days as `yyyy-mm-dd`, in Madrid. */
  issued_on: string;
  /** When the tax arose: the day of the payment (docs/decisions/025). */
  operation_on: string;
  order_number: string;
  seller: { name: string; legal_name: string; tax_id: string; address: string[]; register_entry: string };
  /** Null on a simplified invoice, which names no buyer. */
  buyer: InvoiceBuyer | null;
  lines: InvoiceLine[];
  vat: VatShare[] | { rate: number; base_cents: number; vat_cents: number }[];
  /** Base and VAT of all lines. */
  total_cents: number;
  /** Refundable deposits for old parts: paid on top, not taxed, no price of anything. */
  deposits: { name: string; cents: number }[];
  /** Goods that leave the Union's tax area (Ley 37/1992 art. 21). */
  is_export: boolean;
  payment: { method: PaymentMeans; on: string } | null;
  /** The simplified invoice in whose place a full one stands. */
  replaces: InvoiceReference | null;
  /** `words`: the shop's own, where it gave some. */
  rectifies: (InvoiceReference & { cause: string; words: string }) | null;
};
