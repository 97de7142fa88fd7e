import type { Verifactu } from "@recambia/contract/shop/schemas";
import type { InvoiceContent } from "../invoices/invoice-content.ts";
import { recordAmount, recordDay } from "./record-values.ts";

const services: Record<Verifactu["mode"], string> = {
  production: "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR",
  test: "https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR",
};

/** Address at which anybody checks an invoice with the tax office: the content of its QR code (Order HAC/1177/2024 art. 21). */
export function checkAddress(
  mode: Verifactu["mode"],
  { seller, number, issued_on: day, total_cents: total }: Omit<InvoiceContent, "verifactu">,
): string {
  const query = new URLSearchParams({
    nif: seller.tax_id,
    numserie: number,
    fecha: recordDay(day),
    importe: recordAmount(total),
  });
  return `${services[mode]}?${query}`;
}
