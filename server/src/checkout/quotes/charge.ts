import type { OrderTotals, VatShare } from "@recambia/contract/checkout/schemas";
import { type RateInThousandths, vatIncluded } from "@recambia/contract/money";
import type { DeliveryArea } from "@recambia/contract/shop/schemas";
import { isExportArea } from "@recambia/contract/shop/shipping";

/** Whether prices include VAT, or the goods are exported without it. */
export type TaxZone = "vat" | "export";

/** @param area delivery area; null for pick-up. */
export function taxZoneOf(area: DeliveryArea | null): TaxZone {
  return area !== null && isExportArea(area) ? "export" : "vat";
}

/** A taxable charge in cents, with the VAT it contains. */
export type Charge = { cents: number; vatRate: RateInThousandths; vatCents: number };

/**
 * Converts a gross amount to a charge. VAT is rounded once, here; exports are charged without it.
 *
 * @param rate the VAT rate in force.
 */
export function chargeFor(grossCents: number, taxZone: TaxZone, rate: RateInThousandths): Charge {
  const vatCents = vatIncluded(grossCents, rate);
  return taxZone === "export"
    ? { cents: grossCents - vatCents, vatRate: 0, vatCents: 0 }
    : { cents: grossCents, vatRate: rate, vatCents };
}

/**
 * Sums up an order in cents: lines, shipping and deposits give the total; base and VAT of all rates give lines and
 * shipping.
 *
 * @param depositCents refundable core deposits, not taxed.
 */
export function sumCharges(lines: readonly Charge[], shipping: Charge, depositCents: number): OrderTotals {
  let goods = 0;
  const shares = new Map<RateInThousandths, VatShare>();
  for (const charge of [...lines, shipping]) {
    const { cents, vatRate, vatCents } = charge;
    if (charge !== shipping) goods += cents;
    const share = shares.get(vatRate) ?? { rate: vatRate, base_cents: 0, vat_cents: 0 };
    share.base_cents += cents - vatCents;
    share.vat_cents += vatCents;
    shares.set(vatRate, share);
  }
  return {
    goods_cents: goods,
    shipping_cents: shipping.cents,
    core_deposit_cents: depositCents,
    total_cents: goods + shipping.cents + depositCents,
    vat: [...shares.values()].sort((one, other) => other.rate - one.rate),
    currency: "EUR",
  };
}
