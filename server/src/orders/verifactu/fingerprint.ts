import { createHash } from "node:crypto";

/** Values of a record that its fingerprint covers, as the record writes them. */
export type IssuedFields = {
  sellerTaxId: string;
  invoiceNumber: string;
  /** `dd-mm-yyyy`. */
  issuedOn: string;
  generatedAt: string;
  /** Empty for the first record of a chain. */
  previousHash: string;
};

/** Fingerprint of the record of an issued invoice: SHA-256 in capitals (Order HAC/1177/2024 art. 13). */
export function fingerprintOfIssue(
  fields: IssuedFields & { invoiceType: string; vat: string; total: string },
): string {
  return fingerprint([
    ["IDEmisorFactura", fields.sellerTaxId],
    ["NumSerieFactura", fields.invoiceNumber],
    ["FechaExpedicionFactura", fields.issuedOn],
    ["TipoFactura", fields.invoiceType],
    ["CuotaTotal", fields.vat],
    ["ImporteTotal", fields.total],
    ["Huella", fields.previousHash],
    ["FechaHoraHusoGenRegistro", fields.generatedAt],
  ]);
}

/** Fingerprint of the record that annuls an invoice. */
export function fingerprintOfAnnulment(fields: IssuedFields): string {
  return fingerprint([
    ["IDEmisorFacturaAnulada", fields.sellerTaxId],
    ["NumSerieFacturaAnulada", fields.invoiceNumber],
    ["FechaExpedicionFacturaAnulada", fields.issuedOn],
    ["Huella", fields.previousHash],
    ["FechaHoraHusoGenRegistro", fields.generatedAt],
  ]);
}

function fingerprint(fields: readonly [string, string][]): string {
  const text = fields.map(([name, value]) => `${name}=${value.trim()}`).join("&");
  return createHash("sha256").update(text, "utf8").digest("hex").toUpperCase();
}
