import type { Locale } from "@recambia/contract/locale";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";
import type { InvoiceContent } from "./invoice-content.ts";

/** Texts of invoices; `{name}` is filled in. */
export type InvoiceWords = {
  titles: Record<InvoiceContent["kind"], string>;
  issuedOn: string;
  operationOn: string;
  order: string;
  seller: string;
  buyer: string;
  taxId: string;
  description: string;
  reference: string;
  ecoFee: string;
  producer: string;
  units: string;
  unitNet: string;
  unitGross: string;
  rate: string;
  net: string;
  gross: string;
  base: string;
  vat: string;
  total: string;
  invoiceTotal: string;
  deposit: string;
  paidTotal: string;
  shipping: string;
  reduction: string;
  kept: string;
  vatIncluded: string;
  depositNote: string;
  export: string;
  replaces: string;
  rectifies: string;
  /** By the cause of the refund. */
  causes: Record<string, string>;
  paid: Record<PaymentMeans, string>;
  page: string;
};

export const invoiceWords: Record<Locale, InvoiceWords> = {
  es: {
    titles: { simplified: "Factura simplificada", full: "Factura", rectifying: "Factura rectificativa" },
    issuedOn: "Fecha de expedición",
    operationOn: "Fecha de operación",
    order: "Pedido",
    seller: "Vendedor",
    buyer: "Cliente",
    taxId: "NIF",
    description: "Descripción",
    reference: "Ref.",
    ecoFee: "Incluye {fee} de gestión de residuos, IVA incluido",
    producer: "Registro de productores {number}",
    units: "Uds.",
    unitNet: "Precio sin IVA",
    unitGross: "Precio",
    rate: "IVA",
    net: "Importe sin IVA",
    gross: "Importe",
    base: "Base imponible",
    vat: "Cuota de IVA",
    total: "Total",
    invoiceTotal: "Total factura",
    deposit: "Depósito por el casco: {name}",
    paidTotal: "Total pagado",
    shipping: "Envío",
    reduction: "Reducción de precio",
    kept: "Descuento por pérdida de valor",
    vatIncluded: "Los precios y los importes de las líneas incluyen el IVA.",
    depositNote: "El depósito no forma parte del precio ni lleva IVA: se devuelve al recibir la pieza vieja.",
    export: "Exportación exenta de IVA (artículo 21 de la Ley 37/1992).",
    replaces: "Sustituye a la factura simplificada {number}, de {date}.",
    rectifies: "Rectifica la factura {number}, de {date}, por {reason}.",
    causes: {
      cancelled: "cancelación del pedido",
      withdrawal: "desistimiento",
      goodwill: "reducción de precio",
      guarantee: "garantía legal",
    },
    paid: {
      transfer: "Pagada por transferencia el {date}.",
      card: "Pagada con tarjeta el {date}.",
      bizum: "Pagada con Bizum el {date}.",
    },
    page: "Página {page} de {pages}",
  },
  ca: {
    titles: { simplified: "Factura simplificada", full: "Factura", rectifying: "Factura rectificativa" },
    issuedOn: "Data d'expedició",
    operationOn: "Data d'operació",
    order: "Comanda",
    seller: "Venedor",
    buyer: "Client",
    taxId: "NIF",
    description: "Descripció",
    reference: "Ref.",
    ecoFee: "Inclou {fee} de gestió de residus, IVA inclòs",
    producer: "Registre de productors {number}",
    units: "Ut.",
    unitNet: "Preu sense IVA",
    unitGross: "Preu",
    rate: "IVA",
    net: "Import sense IVA",
    gross: "Import",
    base: "Base imposable",
    vat: "Quota d'IVA",
    total: "Total",
    invoiceTotal: "Total factura",
    deposit: "Dipòsit pel casc: {name}",
    paidTotal: "Total pagat",
    shipping: "Enviament",
    reduction: "Reducció de preu",
    kept: "Descompte per pèrdua de valor",
    vatIncluded: "Els preus i els imports de les línies inclouen l'IVA.",
    depositNote: "El dipòsit no forma part del preu ni porta IVA: es torna en rebre la peça vella.",
    export: "Exportació exempta d'IVA (article 21 de la Llei 37/1992).",
    replaces: "Substitueix la factura simplificada {number}, del dia {date}.",
    rectifies: "Rectifica la factura {number}, del dia {date}, per {reason}.",
    causes: {
      cancelled: "cancel·lació de la comanda",
      withdrawal: "desistiment",
      goodwill: "reducció de preu",
      guarantee: "garantia legal",
    },
    paid: {
      transfer: "Pagada per transferència el dia {date}.",
      card: "Pagada amb targeta el dia {date}.",
      bizum: "Pagada amb Bizum el dia {date}.",
    },
    page: "Pàgina {page} de {pages}",
  },
  en: {
    titles: { simplified: "Simplified invoice", full: "Invoice", rectifying: "Corrective invoice" },
    issuedOn: "Date of issue",
    operationOn: "Date of supply",
    order: "Order",
    seller: "Seller",
    buyer: "Customer",
    taxId: "Tax number",
    description: "Description",
    reference: "Ref.",
    ecoFee: "Includes {fee} for waste treatment, VAT included",
    producer: "Producer register {number}",
    units: "Qty",
    unitNet: "Price excl. VAT",
    unitGross: "Price",
    rate: "VAT",
    net: "Amount excl. VAT",
    gross: "Amount",
    base: "Taxable amount",
    vat: "VAT amount",
    total: "Total",
    invoiceTotal: "Invoice total",
    deposit: "Core deposit: {name}",
    paidTotal: "Total paid",
    shipping: "Delivery",
    reduction: "Price reduction",
    kept: "Deduction for loss of value",
    vatIncluded: "Prices and line amounts include VAT.",
    depositNote:
      "The deposit is not part of the price and carries no VAT: it is refunded when we receive the old part.",
    export: "Export exempt from VAT (article 21 of Spanish Law 37/1992).",
    replaces: "Replaces simplified invoice {number} of {date}.",
    rectifies: "Corrects invoice {number} of {date}: {reason}.",
    causes: {
      cancelled: "order cancelled",
      withdrawal: "withdrawal",
      goodwill: "price reduction",
      guarantee: "legal guarantee",
    },
    paid: {
      transfer: "Paid by bank transfer on {date}.",
      card: "Paid by card on {date}.",
      bizum: "Paid with Bizum on {date}.",
    },
    page: "Page {page} of {pages}",
  },
};
