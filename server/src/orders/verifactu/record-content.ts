import { readFileSync } from "node:fs";
import type { Verifactu } from "@recambia/contract/shop/schemas";
import type { InvoiceContent, InvoiceReference } from "../invoices/invoice-content.ts";
import { fingerprintOfAnnulment, fingerprintOfIssue } from "./fingerprint.ts";
import {
  buyerIdentity,
  invoiceTypeOf,
  isWithoutBuyersNumber,
  recordAmount,
  recordDay,
  recordText,
  recordTime,
} from "./record-values.ts";

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
);

/** The record before a new one. */
export type PreviousRecord = { invoice: Identified; hash: string };

/** Fields that identify an invoice. */
export type Identified = { sellerTaxId: string; number: string; issuedOn: string };

/** Where a record stands in its chain, and what made it. */
export type RecordPlace = {
  verifactu: Verifactu;
  position: number;
  previous: PreviousRecord | null;
  generatedAt: Date;
};

/** What the tax office knows of the invoice when a later record is made. */
export type Reported = {
  /** It has refused the invoice's last record. */
  wasRefused: boolean;
  /** It has the invoice, from a record that it has not refused. */
  isRegistered: boolean;
};

/** A record to be written as XML: its elements in the schema's order. */
export type RecordContent = { element: "RegistroAlta" | "RegistroAnulacion"; content: object; hash: string };

/** The record of an issued invoice, or of its correction. */
export function issueRecord(
  invoice: InvoiceContent,
  place: RecordPlace,
  correction: Reported | null,
): RecordContent {
  const { seller } = invoice;
  const invoiceType = invoiceTypeOf(invoice);
  const vat = recordAmount(invoice.vat.reduce((sum, { vat_cents: cents }) => sum + cents, 0));
  const total = recordAmount(invoice.total_cents);
  const issuedOn = recordDay(invoice.issued_on);
  const generatedAt = recordTime(place.generatedAt);
  const hash = fingerprintOfIssue({
    ...{ sellerTaxId: seller.tax_id, invoiceNumber: invoice.number, issuedOn, invoiceType, vat, total },
    ...{ previousHash: place.previous?.hash ?? "", generatedAt },
  });
  const content = {
    IDVersion: "1.0",
    IDFactura: {
      IDEmisorFactura: seller.tax_id,
      NumSerieFactura: invoice.number,
      FechaExpedicionFactura: issuedOn,
    },
    RefExterna: String(place.position),
    NombreRazonEmisor: recordText(seller.legal_name, 120),
    ...(correction ? correctionMarks(correction) : {}),
    TipoFactura: invoiceType,
    ...relatedInvoices(invoice),
    ...(invoice.operation_on === invoice.issued_on
      ? {}
      : { FechaOperacion: recordDay(invoice.operation_on) }),
    DescripcionOperacion: describe(invoice),
    ...(isWithoutBuyersNumber(invoice) ? { FacturaSinIdentifDestinatarioArt61d: "S" } : {}),
    ...(invoice.buyer?.tax_id ? { Destinatarios: { IDDestinatario: buyerIdentity(invoice.buyer) } } : {}),
    Desglose: { DetalleDesglose: invoice.vat.map((share) => detailOf(share, invoice.is_export)) },
    CuotaTotal: vat,
    ImporteTotal: total,
    ...chainAndSystem(place, generatedAt, hash),
  };
  return { element: "RegistroAlta", content, hash };
}

/**
 * The record that annuls an invoice which was never really issued.
 *
 * @param reported of which `wasRefused` is about an annulment only.
 */
export function annulmentRecord(
  { sellerTaxId, number, issuedOn }: Identified,
  place: RecordPlace,
  reported: Reported,
): RecordContent {
  const day = recordDay(issuedOn);
  const generatedAt = recordTime(place.generatedAt);
  const hash = fingerprintOfAnnulment({
    ...{ sellerTaxId, invoiceNumber: number, issuedOn: day, generatedAt },
    previousHash: place.previous?.hash ?? "",
  });
  const content = {
    IDVersion: "1.0",
    IDFactura: {
      IDEmisorFacturaAnulada: sellerTaxId,
      NumSerieFacturaAnulada: number,
      FechaExpedicionFacturaAnulada: day,
    },
    RefExterna: String(place.position),
    ...(reported.isRegistered ? {} : { SinRegistroPrevio: "S" }),
    ...(reported.wasRefused ? { RechazoPrevio: "S" } : {}),
    ...chainAndSystem(place, generatedAt, hash),
  };
  return { element: "RegistroAnulacion", content, hash };
}

/** Marks of a correction: `X` for an invoice that the tax office does not have, `S` if it has refused to correct it. */
function correctionMarks({ wasRefused, isRegistered }: Reported): object {
  if (!wasRefused) return { Subsanacion: "S" };
  return { Subsanacion: "S", RechazoPrevio: isRegistered ? "S" : "X" };
}

/** The invoice that a rectifying one rectifies by differences, or that a full one replaces. */
function relatedInvoices({ rectifies, replaces, buyer, seller }: InvoiceContent): object {
  const identified = ({ number, issued_on: day }: InvoiceReference) => ({
    IDEmisorFactura: seller.tax_id,
    NumSerieFactura: number,
    FechaExpedicionFactura: recordDay(day),
  });
  if (rectifies) {
    return {
      TipoRectificativa: "I",
      FacturasRectificadas: { IDFacturaRectificada: identified(rectifies) },
    };
  }
  return replaces && buyer?.tax_id
    ? { FacturasSustituidas: { IDFacturaSustituida: identified(replaces) } }
    : {};
}

function describe({ kind, order_number: order, rectifies }: InvoiceContent): string {
  if (kind !== "rectifying") return `Venta de recambios, pedido ${order}`;
  return `Rectificación de la factura ${rectifies?.number}, pedido ${order}`;
}

type Share = InvoiceContent["vat"][number];

/** General regime; an export is exempt (Ley 37/1992 art. 21). */
function detailOf({ rate, base_cents: base, vat_cents: vat }: Share, isExport: boolean): object {
  if (isExport) {
    return {
      Impuesto: "01",
      ClaveRegimen: "02",
      OperacionExenta: "E2",
      BaseImponibleOimporteNoSujeto: recordAmount(base),
    };
  }
  return {
    Impuesto: "01",
    ClaveRegimen: "01",
    CalificacionOperacion: "S1",
    TipoImpositivo: recordAmount(rate * 10),
    BaseImponibleOimporteNoSujeto: recordAmount(base),
    CuotaRepercutida: recordAmount(vat),
  };
}

function chainAndSystem({ verifactu, previous }: RecordPlace, generatedAt: string, hash: string): object {
  return {
    Encadenamiento: previous
      ? {
          RegistroAnterior: {
            IDEmisorFactura: previous.invoice.sellerTaxId,
            NumSerieFactura: previous.invoice.number,
            FechaExpedicionFactura: recordDay(previous.invoice.issuedOn),
            Huella: previous.hash,
          },
        }
      : { PrimerRegistro: "S" },
    SistemaInformatico: {
      NombreRazon: recordText(verifactu.producer.name, 120),
      NIF: verifactu.producer.tax_id,
      NombreSistemaInformatico: "Recambia",
      IdSistemaInformatico: "RC",
      Version: version,
      NumeroInstalacion: verifactu.installation,
      TipoUsoPosibleSoloVerifactu: "S",
      TipoUsoPosibleMultiOT: "N",
      IndicadorMultiplesOT: "N",
    },
    FechaHoraHusoGenRegistro: generatedAt,
    TipoHuella: "01",
    Huella: hash,
  };
}
