import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { type AddressRow, addressColumns } from "./address-rows.ts";
import { findAddress, lockAddresses } from "./read-addresses.ts";

/**
 * Makes an address of the customer the default.
 *
 * @returns the address; `not_found` for one that is not the customer's.
 */
export async function makeDefault(
  database: Database,
  customerId: string,
  addressId: string,
): Promise<AddressRow | Refusal> {
  return database.transaction(async (transaction) => {
    await lockAddresses(transaction, customerId);
    const stored = await findAddress(transaction, customerId, addressId);
    if (!stored) return { refused: "not_found" };
    // Two statements, because a unique index allows only one default at any moment.
    await transaction.rows({
      name: "drop-default-address",
      text: "update address set is_default = false where customer_id = $1 and is_default",
      values: [customerId],
    });
    const [row] = await transaction.rows<AddressRow>({
      name: "make-default-address",
      text: `update address set is_default = true where customer_id = $1 and public_id = $2
             returning ${addressColumns}`,
      values: [customerId, addressId],
    });
    return row ?? { refused: "not_found" };
  });
}
