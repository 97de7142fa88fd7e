import type { VatShare } from "@recambia/contract/checkout/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";

/** An invoice line; amounts are negative on a rectifying invoice. */
export type InvoiceLine = {
  /** Id of the order line; null for amounts of the whole order. */
  line_id: string | null;
  kind: "thing" | "shipping" | "reduction";
  name: string;
  /** Its name in Spanish, if the order is in another language; older invoices have none. */
  spanish_name?: string;
  part_number: string | null;
  quantity: number;
  /** In thousandths. */
  vat_rate: number;
  net_cents: number;
  vat_cents: number;
  /**
   * Eco fees and their producers, VAT included, part of the price (Royal Decree 712/2025 art. 24.4). Older invoices have
   * none.
   */
  eco_fees?: { producer_register_number: string | null; cents: number | null }[];
};

export type InvoiceBuyer = {
  name: string;
  tax_id: string | null;
  /** Street; zip code and municipality; province; country. */
  address: string[];
  /** Country of a foreign tax number, ISO 3166; missing for Spain. */
  country?: string;
};

export type InvoiceReference = {
  number: string;
  /** `yyyy-mm-dd`. */
  issued_on: string;
};

/**
 * The full content of an invoice (Royal Decree 1619/2012 art. 6, 7 and 15), stored with it, so that its rendering never
 * changes.
 */
export type InvoiceContent = {
  number: string;
  kind: "simplified" | "full" | "rectifying";
  /** Days in Madrid as `yyyy-mm-dd`. */
  issued_on: string;
  /** Date of the tax point: the day of the payment (docs/decisions/025). */
  operation_on: string;
  order_number: string;
  seller: { name: string; legal_name: string; tax_id: string; address: string[]; register_entry: string };
  /** Null for a simplified invoice, which names no buyer. */
  buyer: InvoiceBuyer | null;
  lines: InvoiceLine[];
  vat: VatShare[] | { rate: number; base_cents: number; vat_cents: number }[];
  /** Base and VAT of all lines. */
  total_cents: number;
  /** Refundable core deposits: paid in addition, untaxed, not part of a price. */
  deposits: { name: string; spanish_name?: string; cents: number }[];
  /** Whether the goods are exported from the Union's tax area (Ley 37/1992 art. 21). */
  is_export: boolean;
  payment: { method: PaymentMeans; on: string } | null;
  /** The simplified invoice that a full one replaces. */
  replaces: InvoiceReference | null;
  /** `words` is the shop's own reason, if any. */
  rectifies: (InvoiceReference & { cause: string; words: string }) | null;
  /** Address at which the tax office tells whether it has the invoice; missing without *Veri*factu*. */
  check_address?: string;
};
