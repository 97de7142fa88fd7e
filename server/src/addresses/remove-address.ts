import type { Database } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { lockAddresses } from "./read-addresses.ts";

/**
 * Removes an address of the customer. If it was the default, the newest remaining one becomes it.
 *
 * @returns null; `not_found` for an address that is not the customer's.
 */
export async function removeAddress(
  database: Database,
  customerId: string,
  addressId: string,
): Promise<Refusal | null> {
  return database.transaction(async (transaction) => {
    await lockAddresses(transaction, customerId);
    const [removed] = await transaction.rows<{ is_default: boolean }>({
      name: "remove-address",
      text: "delete from address where customer_id = $1 and public_id = $2 returning is_default",
      values: [customerId, addressId],
    });
    if (!removed) return { refused: "not_found" };
    if (removed.is_default) {
      await transaction.rows({
        name: "default-to-newest-address",
        text: `update address set is_default = true
               where id = (select max(id) from address where customer_id = $1) and customer_id = $1`,
        values: [customerId],
      });
    }
    return null;
  });
}
