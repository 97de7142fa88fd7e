import { inMadrid } from "@recambia/contract/madrid-time";
import type { InvoiceBuyer, InvoiceContent } from "../invoices/invoice-content.ts";

/** Formats `yyyy-mm-dd` as `dd-mm-yyyy`. */
export function recordDay(day: string): string {
  return day.split("-").reverse().join("-");
}

/** Formats a moment with Madrid's offset, to the second: `2026-11-25T14:03:07+01:00`. */
export function recordTime(moment: Date): string {
  const { day, hour } = inMadrid(moment);
  const ahead = (hour - moment.getUTCHours() + 24) % 24;
  const pad = (value: number) => String(value).padStart(2, "0");
  const time = [hour, moment.getUTCMinutes(), moment.getUTCSeconds()].map(pad).join(":");
  return `${day}T${time}+${pad(ahead)}:00`;
}

/** Formats cents as `-12.35`. */
export function recordAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A text without characters that XML cannot hold, cut to the schema's length. */
export function recordText(text: string, maxLength: number): string {
  return text
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .trimEnd();
}

export type InvoiceType = "F1" | "F2" | "F3" | "R1" | "R5";

/** Whether a full invoice names its buyer without a tax number (Royal Decree 1619/2012 art. 6.1.d). */
export function isWithoutBuyersNumber({ buyer }: Pick<InvoiceContent, "buyer">): boolean {
  return buyer !== null && buyer.tax_id === null;
}

/** Kind of an invoice in the tax office's list L2. */
export function invoiceTypeOf({ kind, buyer, replaces }: InvoiceContent): InvoiceType {
  const hasNumber = Boolean(buyer?.tax_id);
  switch (kind) {
    case "simplified":
      return "F2";
    case "full":
      if (!hasNumber) return "F2";
      return replaces ? "F3" : "F1";
    case "rectifying":
      return hasNumber ? "R1" : "R5";
  }
}

/** Prefixes of VAT numbers of the Union: Greece has its own. */
const vatPrefixes: Record<string, string> = { GR: "EL" };
const unionCountries = "AT BE BG CY CZ DE DK EE FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(
  " ",
);

/** Identification of a buyer: the Spanish NIF, a VAT number of the Union (02), or another country's number (04). */
export function buyerIdentity({ name, tax_id: taxId, country = "ES" }: InvoiceBuyer) {
  const NombreRazon = recordText(name, 120);
  if (country === "ES") return { NombreRazon, NIF: taxId ?? "" };
  const prefix = vatPrefixes[country] ?? country;
  const isVatNumber = unionCountries.includes(country) && taxId?.startsWith(prefix);
  return {
    NombreRazon,
    IDOtro: { CodigoPais: country, IDType: isVatNumber ? "02" : "04", ID: taxId ?? "" },
  };
}
