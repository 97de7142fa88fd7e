import { Type } from "typebox";

/** Whole euro cents. Gross (VAT included) unless a name says `net`. */
export const Cents = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });

export const Currency = Type.Literal("EUR");

/** A tax rate in thousandths, so that 21 % is 210 and no float is involved. */
export type RateInThousandths = number;

/** General VAT rate (Ley 37/1992 art. 90) in thousandths, with the day it applies from; the last is in force. */
const vatRates: { from: Date; rate: RateInThousandths }[] = [{ from: new Date("2012-09-01"), rate: 210 }];

/** The general VAT rate in force on a day. */
export function vatRateOn(day: Date): RateInThousandths {
  return vatRates.findLast(({ from }) => from <= day)?.rate ?? 0;
}

/**
 * The VAT contained in a gross amount, rounded half up once. Gross cents are the truth; net is
 * gross minus this, so the two always add up to what is paid.
 */
export function vatIncluded(grossCents: number, rate: RateInThousandths): number {
  return Math.floor((2 * grossCents * rate + 1000 + rate) / (2 * (1000 + rate)));
}

/**
 * `34,90 €`: Spanish format in every language (specification §9). Written without `Intl`, whose first use
 * holds a browser up for 20 ms while the page is taken over, and nothing on it answers.
 */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ".");
  return `${cents < 0 ? "-" : ""}${euros},${digits.slice(-2)}\u00a0€`;
}
