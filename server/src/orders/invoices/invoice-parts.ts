import type { Shop } from "@recambia/contract/shop/schemas";
import type { OrderLineRow, OrderRow } from "../order-rows.ts";
import { keptAddressLines } from "../strip-orders.ts";
import type { InvoiceBuyer, InvoiceContent, InvoiceLine } from "./invoice-content.ts";

/** The shop's data at the time of issue. */
export function sellerOf(shop: Shop): InvoiceContent["seller"] {
  const { street, zip_code: zipCode, municipality, province } = shop.address;
  return {
    name: shop.name,
    legal_name: shop.legal_name || shop.name,
    tax_id: shop.tax_id,
    address: [street, `${zipCode} ${municipality}`, ...(province === municipality ? [] : [province])],
    register_entry: shop.register_entry,
  };
}

/** Returns the recipient of a full invoice: the order's billing data, or the recipient of its parcel. */
export function buyerOf({ billing, address, name }: OrderRow): InvoiceBuyer {
  if (billing) {
    return {
      name: billing.name,
      tax_id: billing.tax_id,
      ...(billing.country === "ES" ? {} : { country: billing.country }),
      address: [
        billing.street,
        `${billing.zip_code} ${billing.municipality}`,
        ...(billing.province === billing.municipality ? [] : [billing.province]),
        ...(billing.country === "ES" ? [] : [billing.country]),
      ].filter(Boolean),
    };
  }
  if (!address) return { name, tax_id: null, address: [] };
  return {
    name,
    tax_id: null,
    address: [...keptAddressLines(address), ...(address.country === "ES" ? [] : [address.country])],
  };
}

/** Returns all lines and the shipping of an order, with the VAT that was charged. */
export function chargedLines(order: OrderRow): InvoiceLine[] {
  const things = order.lines.map((line) => ({
    ...itemOf(line),
    quantity: line.quantity,
    net_cents: line.line_cents - line.vat_cents,
    vat_cents: line.vat_cents,
    ...(line.eco_fees.length > 0 ? { eco_fees: line.eco_fees } : {}),
  }));
  if (order.shipping_cents === 0) return things;
  return [...things, shippingLine(order, order.shipping_cents, order.shipping_vat_cents)];
}

/** Returns the parts of an order line that every invoice has. */
export function itemOf(line: OrderLineRow) {
  return {
    line_id: line.public_id,
    kind: "thing" as const,
    ...namesOf(line),
    part_number: line.product.part_number,
    vat_rate: line.vat_rate,
  };
}

/** The name of an order line's goods, and in Spanish if the order is in another language. */
export function namesOf({ product: { name, spanish } }: OrderLineRow) {
  return { name, ...(spanish ? { spanish_name: spanish.name } : {}) };
}

export function shippingLine(order: OrderRow, cents: number, vatCents: number): InvoiceLine {
  return {
    line_id: null,
    kind: "shipping",
    name: "",
    part_number: null,
    quantity: 1,
    vat_rate: order.shipping_vat_rate,
    net_cents: cents - vatCents,
    vat_cents: vatCents,
  };
}

/** Sums base and VAT by rate, highest first, and in total. */
export function sumByRate(lines: readonly InvoiceLine[]): Pick<InvoiceContent, "vat" | "total_cents"> {
  const shares = new Map<number, { rate: number; base_cents: number; vat_cents: number }>();
  for (const { vat_rate: rate, net_cents: net, vat_cents: vat } of lines) {
    const before = shares.get(rate) ?? { rate, base_cents: 0, vat_cents: 0 };
    shares.set(rate, {
      rate,
      base_cents: before.base_cents + net,
      vat_cents: before.vat_cents + vat,
    });
  }
  const vat = [...shares.values()].sort((a, b) => b.rate - a.rate);
  return { vat, total_cents: vat.reduce((sum, share) => sum + share.base_cents + share.vat_cents, 0) };
}
