import { netContentText } from "@recambia/contract/catalogue/card";
import type { Locale } from "@recambia/contract/locale";
import { vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import type { OrderLineRow, OrderRow } from "../order-rows.ts";
import { keptAddressLines } from "../strip-orders.ts";
import { totalsOf } from "../to-order.ts";

/** A line in words: name, and a kit's parts or brand and part number, content and vehicle. */
export function thingOf({ product, vehicle }: OrderLineRow, quantity: number, locale: Locale) {
  const detail = [
    ...product.parts,
    product.brand?.name,
    product.part_number,
    product.net_content && netContentText(product.net_content, locale),
    vehicle && vehicleShortName(vehicle),
  ];
  return { name: product.name, detail: detail.filter(Boolean).join(" · "), quantity };
}

/** A line with the names that its goods have in Spanish, for copies of what was agreed in another language. */
export function lineInSpanish(line: OrderLineRow): OrderLineRow {
  return { ...line, product: { ...line.product, ...line.product.spanish } };
}

/** Returns the terms of an order as they were agreed when it was placed, with numbers in a language. */
export function placedFacts(order: OrderRow, locale: Locale = order.locale) {
  const { address } = order;
  return {
    placed_at: new Date(order.placed_at).toISOString(),
    lines: order.lines.map((line) => ({
      ...thingOf(line, line.quantity, locale),
      cents: line.line_cents,
      exclusion: line.withdrawal_exclusion,
      notices: line.product.notices ?? [],
      data_sheets: line.product.data_sheets ?? [],
      guarantees: line.product.guarantees ?? [],
    })),
    shipping_cents: order.shipping_cents,
    core_deposit_cents: order.core_deposit_cents,
    total_cents: order.total_cents,
    vat: totalsOf(order).vat.map(({ rate, vat_cents }) => ({ rate, vat_cents })),
    is_export: order.tax_zone === "export",
    address: address ? [`${address.first_name} ${address.last_name}`, ...keptAddressLines(address)] : [],
    shipping_method: order.shipping_method,
    promised_by: order.promised_by,
    payment_method: order.payment_method,
    pay_until: order.pay_until && new Date(order.pay_until).toISOString(),
    is_business: order.billing?.is_business ?? false,
    terms_version: order.terms_version,
  };
}
