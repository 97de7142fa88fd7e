import type { Queryable } from "../platform/database/database.ts";
import { type AddressRow, addressColumns } from "./address-rows.ts";

/** Lists a customer's addresses: the default first, then the newest. */
export function listAddresses(database: Queryable, customerId: string): Promise<AddressRow[]> {
  return database.rows<AddressRow>({
    name: "list-addresses",
    text: `select ${addressColumns} from address where customer_id = $1 order by is_default desc, id desc`,
    values: [customerId],
  });
}

/** Finds an address of a customer; undefined if it is not theirs or does not exist. */
export async function findAddress(
  database: Queryable,
  customerId: string,
  addressId: string,
): Promise<AddressRow | undefined> {
  const [row] = await database.rows<AddressRow>({
    name: "find-address",
    text: `select ${addressColumns} from address where customer_id = $1 and public_id = $2`,
    values: [customerId, addressId],
  });
  return row;
}

/**
 * Locks a customer's addresses until the transaction ends, so that the limit and the single default hold.
 *
 * @returns false when the customer has been deleted meanwhile.
 */
export async function lockAddresses(transaction: Queryable, customerId: string): Promise<boolean> {
  const locked = await transaction.rows({
    name: "lock-addresses",
    text: "select 1 from customer where id = $1 and closed_at is null for no key update",
    values: [customerId],
  });
  return locked.length > 0;
}
