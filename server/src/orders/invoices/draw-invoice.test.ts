import { locales } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { refundCauses } from "@recambia/contract/orders/schemas";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { drawInvoice, formatDay } from "./draw-invoice.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { invoiceWords } from "./invoice-words.ts";

const thing = (place: number) => ({
  line_id: `line${place}`,
  kind: "thing" as const,
  name: `Disco de freno ventilado nº ${place}, Škoda`,
  part_number: `RX-${place}`,
  quantity: 2,
  vat_rate: 210,
  net_cents: 100_003 + place,
  vat_cents: 21_001,
});

const full: InvoiceContent = {
  number: "F-2026-000123",
  kind: "full",
  issued_on: "2026-11-22",
  operation_on: "2026-11-21",
  order_number: "RC-AB12-CD34",
  seller: {
    name: "Recambia",
    legal_name: "Recambia Demostración, S.L.",
    tax_id: "B00000000",
    address: ["Calle de la Demostración, 12", "28045 Madrid"],
    register_entry: "Registro Mercantil de Madrid, tomo 0",
  },
  buyer: { name: "Taller Peña i Güell, S.L.", tax_id: "B12345674", address: ["Carrer de l'Església, 3"] },
  lines: [thing(1), { ...thing(2), vat_rate: 0 }],
  vat: [
    { rate: 210, base_cents: 100_004, vat_cents: 21_001 },
    { rate: 0, base_cents: 121_006, vat_cents: 0 },
  ],
  total_cents: 242_011,
  deposits: [{ name: "Alternador", cents: 6_000 }],
  is_export: true,
  payment: { method: "bizum", on: "2026-11-21" },
  replaces: { number: "S-2026-000007", issued_on: "2026-11-20" },
  rectifies: null,
};

/** The text of all pages with normalized blanks. */
async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

/** Expects the texts in this order. */
function expectInOrder(text: string, parts: string[]) {
  let from = 0;
  for (const part of parts) {
    const wanted = part.replace(/\s+/g, " ");
    const at = text.indexOf(wanted, from);
    expect([wanted, at >= 0]).toEqual([wanted, true]);
    from = at + wanted.length;
  }
}

test.each(locales)(
  "in %s all of it can be read out in its order, amounts the Spanish way",
  async (locale) => {
    const words = invoiceWords[locale];
    const text = await textOf(await drawInvoice(full, locale));
    expectInOrder(text, [
      `${words.titles.full} F-2026-000123`,
      `${words.issuedOn}: 22/11/2026`,
      `${words.operationOn}: 21/11/2026`,
      `${words.order}: RC-AB12-CD34`,
      "Recambia Demostración, S.L.",
      "B00000000",
      "28045 Madrid",
      "Taller Peña i Güell, S.L.",
      "B12345674",
      words.description,
      words.unitNet,
      "Disco de freno ventilado nº 1, Škoda",
      "RX-1",
      "2",
      "500,02 €",
      "21 %",
      formatCents(100_004),
      "nº 2",
      "500,025 €",
      "0 %",
      formatCents(100_005),
      words.base,
      formatCents(100_004),
      formatCents(21_001),
      words.invoiceTotal,
      formatCents(242_011),
      "Alternador",
      formatCents(6_000),
      words.paidTotal,
      formatCents(248_011),
      "S-2026-000007",
      words.export,
      words.depositNote,
      "Registro Mercantil de Madrid",
    ]);
  },
);

test("a simplified invoice has prices with VAT, a rectifying one its reference and reason", async () => {
  const simplified = { ...full, kind: "simplified" as const, buyer: null, is_export: false, replaces: null };
  const text = await textOf(await drawInvoice(simplified, "es"));
  expectInOrder(text, ["Factura simplificada", "Importe", formatCents(121_005), "incluyen el IVA"]);
  expect(text).not.toContain("Cliente");
  const rectifying: InvoiceContent = {
    ...simplified,
    number: "R-2026-000001",
    kind: "rectifying",
    lines: [{ ...thing(1), net_cents: -100_004, vat_cents: -21_001 }],
    total_cents: -121_005,
    deposits: [],
    payment: null,
    rectifies: { number: "S-2026-000009", issued_on: "2026-11-20", cause: "withdrawal", words: "" },
  };
  expectInOrder(await textOf(await drawInvoice(rectifying, "es")), [
    "Factura rectificativa R-2026-000001",
    formatCents(-121_005),
    "Rectifica la factura S-2026-000009, de 20/11/2026, por desistimiento.",
  ]);
  const rectified = {
    number: "S-2026-000009",
    issued_on: "2026-11-20",
    cause: "goodwill",
    words: "Llegó rayado",
  };
  expectInOrder(await textOf(await drawInvoice({ ...rectifying, rectifies: rectified }, "es")), [
    "por reducción de precio: Llegó rayado.",
  ]);
  const guaranteed = { ...rectified, cause: "guarantee", words: "" };
  expectInOrder(await textOf(await drawInvoice({ ...rectifying, rectifies: guaranteed }, "es")), [
    "de 20/11/2026, por garantía legal.",
  ]);
});

test.each(locales)(
  "a rectifying invoice in %s names the cause of every refund that has one",
  async (locale) => {
    // A deposit is no price, and a late payment paid nothing: neither is rectified.
    const causes = refundCauses.filter((cause) => cause !== "core_deposit" && cause !== "late_payment");
    const reasons = causes.map((cause) => invoiceWords[locale].causes[cause]);
    expect(new Set(reasons).size).toBe(causes.length);
    expect(reasons).not.toContain(undefined);
  },
);

test("the Spanish copy of an invoice names goods and deposits in Spanish", async () => {
  const named = { name: "Disc de fre", spanish_name: "Disco de freno" };
  const content = {
    ...full,
    lines: [{ ...thing(1), ...named }],
    deposits: [{ name: "Alternador vell", spanish_name: "Alternador viejo", cents: 6_000 }],
  };
  expectInOrder(await textOf(await drawInvoice(content, "ca")), ["Disc de fre", "Alternador vell"]);
  expectInOrder(await textOf(await drawInvoice(content, "es")), ["Disco de freno", "Alternador viejo"]);
});

test("a tyre's line has its eco fee and producer", async () => {
  const eco_fees = [
    { producer_register_number: "NEU-1", cents: 364 },
    { producer_register_number: null, cents: 14 },
  ];
  const text = await textOf(
    await drawInvoice({ ...full, lines: [{ ...thing(1), eco_fees }, thing(2)] }, "es"),
  );
  expectInOrder(text, [
    "RX-1",
    "Incluye 3,64 € de gestión de residuos, IVA incluido. Registro de productores NEU-1",
    "Incluye 0,14 € de gestión de residuos, IVA incluido",
    "nº 2",
  ]);
});

test("a shop's long name stands above the title", async () => {
  const name = "Recambios y Accesorios del Automóvil Hermanos Fernández de Córdoba";
  const long = { ...full, seller: { ...full.seller, name }, check_address: "https://example.com/check" };
  const document = await getDocumentProxy(new Uint8Array(await drawInvoice(long, "es")));
  const { items } = await (await document.getPage(1)).getTextContent();
  const heightOf = (text: string) => {
    const found = items.find((item) => "str" in item && item.str.includes(text));
    return found && "str" in found ? Math.round(found.transform[5]) : 0;
  };
  // Down to the letters' lower ends, and up to those of the title.
  expect(heightOf("Córdoba") - 5).toBeGreaterThan(heightOf("Factura F-2026") + 12);
});

test("many lines continue on further pages, each once", async () => {
  const lines = Array.from({ length: 100 }, (_none, place) => thing(place + 1));
  const pdf = await drawInvoice({ ...full, lines }, "ca");
  const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(totalPages).toBeGreaterThan(2);
  for (const { part_number: number } of lines) {
    expect(text.match(new RegExp(`${number}\\b`, "g"))).toHaveLength(1);
  }
  expect(text).toContain(`Pàgina ${totalPages} de ${totalPages}`);
});

test("many deposits continue on further pages, whose page numbers they leave free", async () => {
  const deposits = Array.from({ length: 100 }, (_none, place) => ({
    name: `Alternador reacondicionado de 14 V y 120 A con polea libre, referencia AL-${place}.`,
    cents: 6_000,
  }));
  const pdf = await drawInvoice({ ...full, deposits }, "es");
  const { totalPages, text: pages } = await extractText(new Uint8Array(pdf));
  expect(totalPages).toBe(5);
  for (const [index, page] of pages.entries()) expect(page).toMatch(new RegExp(`Página ${index + 1} de 5$`));
  const text = pages.join("\n");
  for (const place of deposits.keys()) expect(text.split(`AL-${place}.`)).toHaveLength(2);
  expect(text.replace(/\s+/g, " ")).toContain("Total pagado 8.420,11 €");
});

test("the PDF is tagged, has language, title and fonts, and is reproducible", async () => {
  const pdf = await drawInvoice(full, "ca");
  const again = await drawInvoice(full, "ca");
  expect(again.equals(pdf)).toBe(true);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info, metadata } = await document.getMetadata();
  expect(info).toMatchObject({ Title: "Factura F-2026-000123", Language: "ca-ES", IsAcroFormPresent: false });
  expect(metadata?.getRaw()).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const role of ["H1", "H2", "P", "Table", "THead", "TBody", "TR", "TH", "TD"]) {
    expect(tree).toContain(`"role":"${role}"`);
  }
  expect(pdf.toString("latin1").match(/\/FontFile2/g)).toHaveLength(2);
});

test("days are in Spanish format", () => {
  expect(formatDay("2026-01-09")).toBe("09/01/2026");
});
