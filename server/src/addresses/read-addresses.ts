import type { Queryable } from "../platform/database/database.ts";
import { type AddressRow, addressColumns } from "./address-rows.ts";

/** All addresses of a customer: the default first, then the newest. */
export function listAddresses(database: Queryable, customerId: string): Promise<AddressRow[]> {
  return database.rows<AddressRow>({
    name: "list-addresses",
    text: `select ${addressColumns} from address where customer_id = $1 order by is_default desc, id desc`,
    values: [customerId],
  });
}

/** One address of a customer; undefined when it is not theirs or does not exist. */
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
 * Lets one writer at a time at a customer's addresses until the transaction ends, so that their
 * number and their one default hold whoever else writes.
 *
 * @returns false when the customer has left meanwhile.
 */
export async function lockAddresses(transaction: Queryable, customerId: string): Promise<boolean> {
  const locked = await transaction.rows({
    name: "lock-addresses",
    text: "select 1 from customer where id = $1 and closed_at is null for no key update",
    values: [customerId],
  });
  return locked.length > 0;
}
