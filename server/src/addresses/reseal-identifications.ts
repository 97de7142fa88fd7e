import type { Database } from "../platform/database/database.ts";
import { identificationSeal, type SealSecrets } from "./seal-identification.ts";

/** Tables with sealed identity numbers, sealed for `customer_id` and `public_id`. */
const tables = ["address", "customer_order"] as const;
const batchSize = 500;

type SealedRow = {
  id: number;
  customer_id: string;
  public_id: string;
  identification: Uint8Array;
  identification_key: string;
};

/**
 * Seals identity numbers that an earlier secret has sealed with the present one, so that the earlier one can be given up.
 * Leaves those that no known secret opens. Runs in any number of processes.
 *
 * @returns the number of identity numbers that were sealed again.
 */
export async function resealIdentifications(database: Database, secrets: SealSecrets): Promise<number> {
  if (secrets.earlierSecrets.length === 0) return 0;
  let resealed = 0;
  for (const table of tables) resealed += await resealTable(database, secrets, table);
  return resealed;
}

async function resealTable(database: Database, secrets: SealSecrets, table: (typeof tables)[number]) {
  const seal = identificationSeal(secrets);
  let resealed = 0;
  let after = 0;
  for (;;) {
    const rows = await database.rows<SealedRow>({
      text: `select id, customer_id, public_id, identification, identification_key from ${table}
             where identification is not null and identification_key <> $1 and id > $2
             order by id limit ${batchSize}`,
      values: [seal.keyId, after],
    });
    for (const row of rows) {
      const place = { customerId: row.customer_id, addressId: row.public_id };
      const text = seal.open({ bytes: row.identification, keyId: row.identification_key }, place);
      const sealed = text && seal.seal(text, place);
      if (!sealed) continue;
      // Only if nobody has changed or moved it meanwhile.
      const updated = await database.rows({
        text: `update ${table} set identification = $1, identification_key = $2
               where id = $3 and identification = $4 and customer_id = $5 returning 1`,
        values: [sealed.bytes, sealed.keyId, row.id, row.identification, row.customer_id],
      });
      resealed += updated.length;
    }
    after = Number(rows.at(-1)?.id ?? 0);
    if (rows.length < batchSize) return resealed;
  }
}
