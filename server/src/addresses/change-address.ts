import type { AddressBody } from "@recambia/contract/addresses/schemas";
import type { Database } from "../platform/database/database.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import type { AddressWriter } from "./add-address.ts";
import { type AddressRow, addressColumns, contentColumns, contentValues, maskOf } from "./address-rows.ts";
import { findAddress, lockAddresses } from "./read-addresses.ts";
import type { Sealed } from "./seal-identification.ts";
import { validateAddress } from "./validate-address.ts";

/**
 * Replaces the texts of a customer's address. A returned mask keeps the stored identification.
 *
 * @returns the changed row; `not_found` for an address that is not the customer's; `validation_failed` by the rules of the
 *   form (specification §5).
 */
export async function changeAddress(
  database: Database,
  { customerId, now, seal }: AddressWriter,
  addressId: string,
  body: AddressBody,
): Promise<AddressRow | Refusal> {
  return database.transaction(async (transaction) => {
    await lockAddresses(transaction, customerId);
    const stored = await findAddress(transaction, customerId, addressId);
    if (!stored) return { refused: "not_found" };
    const storedMask = maskOf(stored, seal);
    const texts = validateAddress(body, now, storedMask);
    if (isRefusal(texts)) return texts;
    const { identification } = texts;
    const sealed =
      identification === storedMask
        ? storedIdentification(stored)
        : seal.seal(identification, { customerId, addressId });
    const [row] = await transaction.rows<AddressRow>({
      name: "change-address",
      text: `
        update address set updated_at = $3, (${contentColumns}) =
          row($4, $5, $6::bytea, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
        where customer_id = $1 and public_id = $2
        returning ${addressColumns}`,
      values: [customerId, addressId, now, ...contentValues(texts, sealed)],
    });
    return row ?? { refused: "not_found" };
  });
}

function storedIdentification(row: AddressRow): Sealed | null {
  const { identification: bytes, identification_key: keyId } = row;
  return bytes && keyId ? { bytes, keyId } : null;
}
