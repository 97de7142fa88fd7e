import type { Queryable } from "../platform/database/database.ts";

/** Records the use of an address, which restarts its retention period (`dropOldIdentifications`). */
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
