import { expect, test } from "vitest";
import type { InvoiceContent } from "../invoices/invoice-content.ts";
import { checkAddress } from "./check-address.ts";
import { annulmentRecord, issueRecord, type RecordPlace, type Reported } from "./record-content.ts";
import { recordAmount, recordTime } from "./record-values.ts";
import { renderRecord, renderRequest } from "./render-records.ts";

const invoice: InvoiceContent = {
  number: "S-2026-000001",
  kind: "simplified",
  issued_on: "2026-11-25",
  operation_on: "2026-11-25",
  order_number: "RC-26-AAAAAA",
  seller: {
    name: "Tienda",
    legal_name: "Tienda & Cía, S.L.",
    tax_id: "B12345674",
    address: [],
    register_entry: "",
  },
  buyer: null,
  lines: [],
  vat: [{ rate: 210, base_cents: 3709, vat_cents: 779 }],
  total_cents: 4488,
  deposits: [],
  is_export: false,
  payment: null,
  replaces: null,
  rectifies: null,
};
const workshop = { name: "Taller Peña, S.L.", tax_id: "B12345674", address: [] };
const place: RecordPlace = {
  verifactu: {
    mode: "test",
    installation: "1",
    producer: { name: "Programas, S.L.", tax_id: "B12345674" },
  },
  position: 2,
  previous: {
    invoice: { sellerTaxId: "B12345674", number: "F-2026-000009", issuedOn: "2026-11-24" },
    hash: "A".repeat(64),
  },
  generatedAt: new Date("2026-11-25T13:03:07.900Z"),
};
const record = (changes: Partial<InvoiceContent> = {}, correction: Reported | null = null) =>
  renderRecord(issueRecord({ ...invoice, ...changes }, place, correction));

test("the record of a simplified invoice has the elements of the tax office's schema, in its order", () => {
  const { hash } = issueRecord(invoice, place, null);
  expect(record()).toBe(
    `<sf:RegistroAlta><sf:IDVersion>1.0</sf:IDVersion>` +
      `<sf:IDFactura><sf:IDEmisorFactura>B12345674</sf:IDEmisorFactura><sf:NumSerieFactura>S-2026-000001</sf:NumSerieFactura>` +
      `<sf:FechaExpedicionFactura>25-11-2026</sf:FechaExpedicionFactura></sf:IDFactura><sf:RefExterna>2</sf:RefExterna>` +
      `<sf:NombreRazonEmisor>Tienda &amp; Cía, S.L.</sf:NombreRazonEmisor><sf:TipoFactura>F2</sf:TipoFactura>` +
      `<sf:DescripcionOperacion>Venta de recambios, pedido RC-26-AAAAAA</sf:DescripcionOperacion>` +
      `<sf:Desglose><sf:DetalleDesglose><sf:Impuesto>01</sf:Impuesto><sf:ClaveRegimen>01</sf:ClaveRegimen>` +
      `<sf:CalificacionOperacion>S1</sf:CalificacionOperacion><sf:TipoImpositivo>21.00</sf:TipoImpositivo>` +
      `<sf:BaseImponibleOimporteNoSujeto>37.09</sf:BaseImponibleOimporteNoSujeto>` +
      `<sf:CuotaRepercutida>7.79</sf:CuotaRepercutida></sf:DetalleDesglose></sf:Desglose>` +
      `<sf:CuotaTotal>7.79</sf:CuotaTotal><sf:ImporteTotal>44.88</sf:ImporteTotal>` +
      `<sf:Encadenamiento><sf:RegistroAnterior><sf:IDEmisorFactura>B12345674</sf:IDEmisorFactura>` +
      `<sf:NumSerieFactura>F-2026-000009</sf:NumSerieFactura><sf:FechaExpedicionFactura>24-11-2026</sf:FechaExpedicionFactura>` +
      `<sf:Huella>${"A".repeat(64)}</sf:Huella></sf:RegistroAnterior></sf:Encadenamiento>` +
      `<sf:SistemaInformatico><sf:NombreRazon>Programas, S.L.</sf:NombreRazon><sf:NIF>B12345674</sf:NIF>` +
      `<sf:NombreSistemaInformatico>Recambia</sf:NombreSistemaInformatico><sf:IdSistemaInformatico>RC</sf:IdSistemaInformatico>` +
      `<sf:Version>0.1.0</sf:Version><sf:NumeroInstalacion>1</sf:NumeroInstalacion>` +
      `<sf:TipoUsoPosibleSoloVerifactu>S</sf:TipoUsoPosibleSoloVerifactu><sf:TipoUsoPosibleMultiOT>N</sf:TipoUsoPosibleMultiOT>` +
      `<sf:IndicadorMultiplesOT>N</sf:IndicadorMultiplesOT></sf:SistemaInformatico>` +
      `<sf:FechaHoraHusoGenRegistro>2026-11-25T14:03:07+01:00</sf:FechaHoraHusoGenRegistro>` +
      `<sf:TipoHuella>01</sf:TipoHuella><sf:Huella>${hash}</sf:Huella></sf:RegistroAlta>`,
  );
});

test("each kind of invoice has its type, its buyer, and the invoice that it refers to", () => {
  const typeOf = (xml: string) => /<sf:TipoFactura>(..)</.exec(xml)?.[1];
  const full = record({ kind: "full", buyer: workshop });
  expect(typeOf(full)).toBe("F1");
  expect(full).toContain("<sf:NombreRazon>Taller Peña, S.L.</sf:NombreRazon><sf:NIF>B12345674</sf:NIF>");
  const nameless = record({ kind: "full", buyer: { ...workshop, tax_id: null } });
  expect(typeOf(nameless)).toBe("F2");
  expect(nameless).toContain("<sf:FacturaSinIdentifDestinatarioArt61d>S<");
  expect(nameless).not.toContain("Destinatarios");
  const reference = { number: "S-2026-000001", issued_on: "2026-11-20" };
  const replacing = record({ kind: "full", buyer: workshop, replaces: reference });
  expect(typeOf(replacing)).toBe("F3");
  expect(replacing).toContain("<sf:FacturasSustituidas><sf:IDFacturaSustituida>");
  const rectifies = { ...reference, cause: "withdrawal", words: "" };
  const back = { vat: [{ rate: 210, base_cents: -3709, vat_cents: -779 }], total_cents: -4488, rectifies };
  const simple = record({ kind: "rectifying", ...back });
  expect(typeOf(simple)).toBe("R5");
  expect(simple).toContain("<sf:TipoRectificativa>I</sf:TipoRectificativa><sf:FacturasRectificadas>");
  expect(simple).toContain("<sf:ImporteTotal>-44.88</sf:ImporteTotal>");
  expect(typeOf(record({ kind: "rectifying", ...back, buyer: workshop }))).toBe("R1");
});

test("exports are exempt, foreign buyers are named by their country's number, payments on another day are told", () => {
  const exported = record({
    is_export: true,
    operation_on: "2026-11-24",
    vat: [{ rate: 0, base_cents: 4488, vat_cents: 0 }],
  });
  expect(exported).toContain(
    "<sf:ClaveRegimen>02</sf:ClaveRegimen><sf:OperacionExenta>E2</sf:OperacionExenta>",
  );
  expect(exported).not.toContain("CuotaRepercutida");
  expect(exported).toContain("<sf:CuotaTotal>0.00</sf:CuotaTotal>");
  expect(exported).toContain("<sf:FechaOperacion>24-11-2026</sf:FechaOperacion>");
  const foreign = (country: string, taxId: string) =>
    record({ kind: "full", buyer: { ...workshop, tax_id: taxId, country } });
  expect(foreign("GR", "EL123456789")).toContain(
    "<sf:CodigoPais>GR</sf:CodigoPais><sf:IDType>02</sf:IDType><sf:ID>EL123456789</sf:ID>",
  );
  expect(foreign("CU", "85010112345")).toContain("<sf:IDType>04</sf:IDType>");
});

test("corrections say so, and whether the record before was refused; an annulment names the invoice", () => {
  expect(record({}, { wasRefused: true, isRegistered: false })).toContain(
    "<sf:Subsanacion>S</sf:Subsanacion><sf:RechazoPrevio>X</sf:RechazoPrevio><sf:TipoFactura>",
  );
  expect(record({}, { wasRefused: false, isRegistered: true })).toContain(
    "<sf:Subsanacion>S</sf:Subsanacion><sf:TipoFactura>",
  );
  const annulled = renderRecord(
    annulmentRecord(
      { sellerTaxId: "B12345674", number: "S-2026-000001", issuedOn: "2026-11-25" },
      { ...place, previous: null },
      { wasRefused: false, isRegistered: true },
    ),
  );
  expect(annulled).not.toMatch(/SinRegistroPrevio|RechazoPrevio/);
  expect(annulled).toContain("<sf:NumSerieFacturaAnulada>S-2026-000001</sf:NumSerieFacturaAnulada>");
  expect(annulled).toContain(
    "<sf:Encadenamiento><sf:PrimerRegistro>S</sf:PrimerRegistro></sf:Encadenamiento>",
  );
});

test("names cannot break the XML, and are cut to what the schema allows", () => {
  const xml = record({ kind: "full", buyer: { ...workshop, name: `<b>\u0000Ñ ${"x".repeat(200)}` } });
  expect(xml).toContain("<sf:NombreRazon>&lt;b&gt; Ñ xxx");
  expect(/<sf:Destinatarios>.*?<sf:NombreRazon>(.*?)</.exec(xml)?.[1]?.replaceAll(/&..;/g, "<")).toHaveLength(
    120,
  );
});

test("a request names the shop, and says when its records are late", () => {
  const shop = { name: "Tienda", legal_name: "", tax_id: "B12345674" };
  const request = renderRequest(shop, [record(), record()], true);
  expect(request).toContain(
    "<sf:ObligadoEmision><sf:NombreRazon>Tienda</sf:NombreRazon><sf:NIF>B12345674</sf:NIF></sf:ObligadoEmision>" +
      "<sf:RemisionVoluntaria><sf:Incidencia>S</sf:Incidencia></sf:RemisionVoluntaria>",
  );
  expect(request.split("<sfLR:RegistroFactura><sf:RegistroAlta>")).toHaveLength(3);
  expect(renderRequest(shop, [record()])).not.toContain("RemisionVoluntaria");
});

test("times have Madrid's offset, amounts two decimals, and the address of the check is the tax office's", () => {
  expect(recordTime(new Date("2026-07-01T22:30:00Z"))).toBe("2026-07-02T00:30:00+02:00");
  expect(recordTime(new Date("2026-12-31T23:59:59Z"))).toBe("2027-01-01T00:59:59+01:00");
  expect([5, -5, 0, 123_456, -100].map(recordAmount)).toEqual(["0.05", "-0.05", "0.00", "1234.56", "-1.00"]);
  expect(checkAddress("production", invoice)).toBe(
    "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B12345674&numserie=S-2026-000001&fecha=25-11-2026&importe=44.88",
  );
  expect(checkAddress("test", invoice)).toMatch(/^https:\/\/prewww2\.aeat\.es\/wlpl\/TIKE-CONT\/ValidarQR\?/);
});
