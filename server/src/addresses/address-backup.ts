import { maxAddresses } from "@recambia/contract/addresses/schemas";
import type { BackupAddress } from "@recambia/contract/backups/schemas";
import { adoptItems, type BackupPart, type PartChanges } from "../backups/index.ts";
import type { Queryable } from "../platform/database/database.ts";
import { isRefusal } from "../platform/http/refusals/refusal.ts";
import { type AddressRow, contentColumns, contentValues } from "./address-rows.ts";
import { findAddress, listAddresses, lockAddresses } from "./read-addresses.ts";
import { validateAddress } from "./validate-address.ts";

/** Stands for the identity number, which is neither in backups nor changed by a restore. */
const untouched = "•";

/** Addresses as a part of backups; keys are their public ids. They are the customer's, identity numbers left out. */
export const addressBackup: BackupPart<"addresses"> = {
  async read(database, { customerId }) {
    const rows = await listAddresses(database, customerId);
    return rows
      .toSorted((one, other) => (one.public_id < other.public_id ? -1 : 1))
      .map((row) => ({ key: row.public_id, label: labelOf(row), value: contentOf(row) }));
  },
  adopt: (database, { customerId: owner }, items) =>
    adoptItems(database, { table: "address", column: "customer_id", owner }, items),
  findImpossible: async () => new Set<string>(),
  async restore(transaction, { customerId }, { put, remove, now }) {
    if (!(await lockAddresses(transaction, customerId))) return put.map(({ key }) => key);
    await transaction.rows({
      text: "delete from address where customer_id = $1 and public_id = any($2::text[])",
      values: [customerId, remove],
    });
    const leftOut: string[] = [];
    for (const { key, value } of put) {
      if (!(await writeAddress(transaction, { customerId, addressId: key, value, now }))) leftOut.push(key);
    }
    await settleDefault(transaction, customerId, put);
    return leftOut;
  },
};

function labelOf({ first_name, last_name, street, number, municipality }: AddressRow): string {
  return `${first_name} ${last_name}, ${street} ${number}, ${municipality}`.slice(0, 200);
}

function contentOf(row: AddressRow): BackupAddress {
  const {
    public_id: _id,
    customer_id: _owner,
    identification: _sealed,
    identification_key: _key,
    ...texts
  } = row;
  return texts;
}

type Written = { customerId: string; addressId: string; value: BackupAddress; now: Date };

/**
 * Writes an address by the rules of the form; a stored identity number stays where customs need one. False when a rule or the
 * limit forbids it.
 */
async function writeAddress(
  transaction: Queryable,
  { customerId, addressId, value, now }: Written,
): Promise<boolean> {
  const { is_default: _isDefault, ...body } = value;
  const texts = validateAddress({ ...body, identification: untouched }, now, untouched);
  if (isRefusal(texts)) return false;
  const stored = await findAddress(transaction, customerId, addressId);
  const sealed =
    texts.identification && stored?.identification && stored.identification_key
      ? { bytes: stored.identification, keyId: stored.identification_key }
      : null;
  const written = await transaction.rows({
    text: `
      insert into address (customer_id, public_id, created_at, updated_at, is_default, ${contentColumns})
      select $1, $2, $3::timestamptz, $3, false,
        $4, $5, $6::bytea, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19
      where exists (select from address where public_id = $2)
        or (select count(*) from address where customer_id = $1) < ${maxAddresses}
      on conflict (public_id) do update set updated_at = $3, (${contentColumns}) =
        row($4, $5, $6::bytea, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
        where address.customer_id = $1
      returning 1`,
    values: [customerId, addressId, now, ...contentValues(texts, sealed)],
  });
  return written.length > 0;
}

/** The default of the restored addresses becomes the default; without one, the newest address, if there is none yet. */
async function settleDefault(
  transaction: Queryable,
  customerId: string,
  put: PartChanges<"addresses">["put"],
): Promise<void> {
  const wanted = put.find(({ value }) => value.is_default)?.key ?? null;
  await transaction.rows({
    text: `update address set is_default = false
           where customer_id = $1 and is_default and public_id <> $2
             and exists (select from address where customer_id = $1 and public_id = $2)`,
    values: [customerId, wanted],
  });
  await transaction.rows({
    text: `update address set is_default = true
           where customer_id = $1 and not exists (select from address where customer_id = $1 and is_default)
             and id = coalesce((select id from address where customer_id = $1 and public_id = $2),
                               (select max(id) from address where customer_id = $1))`,
    values: [customerId, wanted],
  });
}
