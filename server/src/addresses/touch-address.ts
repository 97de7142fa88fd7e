import type { Queryable } from "../platform/database/database.ts";

/** Notes that an address has been used: what it keeps for a while is counted from now (`dropOldIdentifications`). */
export async function touchAddress(
  transaction: Queryable,
  customerId: string,
  addressId: string,
  now: Date,
): Promise<void> {
  await transaction.rows({
    name: "touch-address",
    text: "update address set updated_at = $3 where customer_id = $1 and public_id = $2",
    values: [customerId, addressId, now],
  });
}
