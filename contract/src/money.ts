import { Type } from "typebox";

/** Whole euro cents. Gross (VAT included) unless a name says `net`. */
export const Cents = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });

export const Currency = Type.Literal("EUR");

/** A tax rate in thousandths, so that 21 % is 210 and no float is involved. */
export type RateInThousandths = number;

/** General VAT rates (Ley 37/1992 art. 90) in thousandths, with their first day; the last one is current. */
const vatRates: { from: Date; rate: RateInThousandths }[] = [{ from: new Date("2012-09-01"), rate: 210 }];

/** Returns the general VAT rate on a day. */
export function vatRateOn(day: Date): RateInThousandths {
  return vatRates.findLast(({ from }) => from <= day)?.rate ?? 0;
}

/**
 * Computes the VAT contained in a gross amount, rounded half up once. Gross cents are authoritative; net is gross minus
 * VAT, so that they always add up.
 */
export function vatIncluded(grossCents: number, rate: RateInThousandths): number {
  return Math.floor((2 * grossCents * rate + 1000 + rate) / (2 * (1000 + rate)));
}

/**
 * Formats `34,90 €`: Spanish format in every language (specification §9). Without `Intl`, whose first use blocks a browser
 * for 20 ms during hydration.
 */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ".");
  return `${cents < 0 ? "-" : ""}${euros},${digits.slice(-2)}\u00a0€`;
}

/** Whether pieces times unit price are the line's price: without VAT a unit price is seldom whole cents. */
export function hasExactUnitPrice(line: {
  quantity: number;
  unit_cents: number;
  line_cents: number;
}): boolean {
  return line.quantity * line.unit_cents === line.line_cents;
}
