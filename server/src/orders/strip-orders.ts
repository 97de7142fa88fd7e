import { addressLines } from "@recambia/contract/addresses/address-lines";
import type { Address } from "@recambia/contract/addresses/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { OrderRow } from "./order-rows.ts";

/** Of an address, what only the parcel needed. */
const onlyForTheParcel = "{identification,email,landline_phone,mobile_phone,between_streets,description}";
const emptied = `'{"identification": "", "email": "", "landline_phone": "", "mobile_phone": "", "between_streets": "",
  "description": ""}'::jsonb`;

/** Days in which the payment of an expired order without an account may still come and revive it. */
export const unpaidDays = 30;

/** SQL: whether an order has ended, with something in it that only the delivery needed. */
const isStrippable = `o.state in ('delivered', 'refunded', 'cancelled')
  and (o.identification is not null
    or exists (select from jsonb_each_text(o.address) field
      where field.key = any('${onlyForTheParcel}'::text[]) and field.value <> ''))`;

const strip = `update customer_order o set
  identification = null, identification_key = null, address = o.address || ${emptied}`;

/**
 * Takes out of the ended orders of customers who have left what the law does not want kept: phones,
 * directions and the recipient's identity number (LOPDGDD art. 32, `law.md` 6.3). It keeps what the contract and
 * its invoices say, and the email, which people without an account need in order to withdraw.
 * Orders that are still underway need it all until they end, and those of guests that have expired as long as their payment
 * may come. Runs daily in any number of processes.
 */
export async function stripOrders(database: Queryable, now: Date): Promise<void> {
  await database.rows({
    text: `${strip} from customer
           where customer.id = o.customer_id and customer.closed_at is not null and ${isStrippable}
             and not (customer.is_guest and o.paid_at is null
               and o.cancelled_at >= $1::timestamptz - interval '${unpaidDays} days'
               and exists (select from order_event where order_id = o.id and kind = 'expired'))`,
    values: [now],
  });
}

/** Does the same to the ended orders of a customer who is leaving now. */
export async function stripOrdersOf(transaction: Queryable, customerId: string): Promise<void> {
  await transaction.rows({
    text: `${strip} where ${isStrippable} and o.customer_id = $1`,
    values: [customerId],
  });
}

/** Whether an order lacks what its delivery needs: every recipient has a telephone. */
export function isStripped({ address, destroyed_at }: Pick<OrderRow, "address" | "destroyed_at">): boolean {
  return destroyed_at !== null || (address !== null && !address.landline_phone && !address.mobile_phone);
}

/** The recipient's address as contracts and invoices name it: without the directions, which `stripOrders` takes out. */
export function keptAddressLines(address: Address): string[] {
  return addressLines({ ...address, between_streets: "" });
}
