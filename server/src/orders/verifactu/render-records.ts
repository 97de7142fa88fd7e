import type { Shop } from "@recambia/contract/shop/schemas";
import { XMLBuilder } from "fast-xml-parser";
import type { RecordContent } from "./record-content.ts";
import { recordText } from "./record-values.ts";

const schemas =
  "https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws";

const builder = new XMLBuilder({ ignoreAttributes: false });

/** Most records of one request. */
export const recordsPerRequest = 1000;

/** Writes a record as an XML element, with the prefix `sf` of its namespace. */
export function renderRecord({ element, content }: RecordContent): string {
  return builder.build({ [`sf:${element}`]: prefixed(content) });
}

/** Puts the prefix before the name of every element. */
function prefixed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prefixed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [`sf:${name}`, prefixed(part)]));
}

/**
 * Writes a request with up to `recordsPerRequest` records.
 *
 * @param isLate the records could not be reported when they were made.
 */
export function renderRequest(
  shop: Pick<Shop, "name" | "legal_name" | "tax_id">,
  records: readonly string[],
  isLate = false,
): string {
  const head = builder.build({
    "sfLR:Cabecera": prefixed({
      ObligadoEmision: { NombreRazon: recordText(shop.legal_name || shop.name, 120), NIF: shop.tax_id },
      ...(isLate ? { RemisionVoluntaria: { Incidencia: "S" } } : {}),
    }),
  });
  const body = records.map((record) => `<sfLR:RegistroFactura>${record}</sfLR:RegistroFactura>`).join("\n");
  const namespaces = `xmlns:sfLR="${schemas}/SuministroLR.xsd" xmlns:sf="${schemas}/SuministroInformacion.xsd"`;
  return `<sfLR:RegFactuSistemaFacturacion ${namespaces}>${head}\n${body}\n</sfLR:RegFactuSistemaFacturacion>`;
}
