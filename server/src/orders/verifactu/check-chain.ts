import type { Verifactu } from "@recambia/contract/shop/schemas";
import { XMLParser } from "fast-xml-parser";
import type { Queryable } from "../../platform/database/database.ts";
import { fingerprintOfAnnulment, fingerprintOfIssue } from "./fingerprint.ts";

type StoredRecord = {
  position: number;
  xml: string | null;
  hash: string;
  previous_hash: string | null;
};

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

/** Records read at once. */
const batch = 1000;

/**
 * Computes the fingerprint of every record of a chain anew from what the record says, and compares the links.
 *
 * @returns the number of records, and the positions that are wrong. Of records whose personal data was destroyed, only the
 *   links are left to compare.
 */
export async function checkChain(
  database: Queryable,
  mode: Verifactu["mode"],
): Promise<{ count: number; wrong: number[] }> {
  const wrong: number[] = [];
  let previous: string | null = null;
  let position = 0;
  for (;;) {
    const records: StoredRecord[] = await database.rows<StoredRecord>({
      text: `select position, xml, hash, previous_hash from invoice_record
             where chain = $1 and position > $2 order by position limit ${batch}`,
      values: [mode, position],
    });
    for (const record of records) {
      position += 1;
      if (record.position !== position || record.previous_hash !== previous || !isTrue(record)) {
        wrong.push(record.position);
      }
      previous = record.hash;
      position = record.position;
    }
    if (records.length < batch) return { count: position, wrong };
  }
}

/** Whether a record's fingerprint is that of what it says, and it names the record before it. */
function isTrue({ xml, hash, previous_hash: previousHash }: StoredRecord): boolean {
  if (xml === null) return true;
  const parsed: unknown = parser.parse(xml);
  const record = partOf(parsed, "RegistroAlta") ?? partOf(parsed, "RegistroAnulacion");
  const text = (...path: string[]) => {
    const found = path.reduce<unknown>(partOf, record);
    return typeof found === "string" ? found : "";
  };
  const own = { previousHash: previousHash ?? "", generatedAt: text("FechaHoraHusoGenRegistro") };
  const isAnnulment = partOf(parsed, "RegistroAnulacion") !== undefined;
  const suffix = isAnnulment ? "Anulada" : "";
  const fields = {
    ...own,
    sellerTaxId: text("IDFactura", `IDEmisorFactura${suffix}`),
    invoiceNumber: text("IDFactura", `NumSerieFactura${suffix}`),
    issuedOn: text("IDFactura", `FechaExpedicionFactura${suffix}`),
  };
  const computed = isAnnulment
    ? fingerprintOfAnnulment(fields)
    : fingerprintOfIssue({
        ...fields,
        ...{ invoiceType: text("TipoFactura"), vat: text("CuotaTotal"), total: text("ImporteTotal") },
      });
  const linked = text("Encadenamiento", "RegistroAnterior", "Huella");
  return computed === hash && text("Huella") === hash && linked === own.previousHash;
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === "object" && whole !== null ? Reflect.get(whole, name) : undefined;
}
