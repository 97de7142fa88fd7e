import { addressLines } from "@recambia/contract/addresses/address-lines";
import type { Address } from "@recambia/contract/addresses/schemas";
import type { Queryable } from "../platform/database/database.ts";

/** Of an address, what only the parcel needed. */
const onlyForTheParcel = "{identification,email,landline_phone,mobile_phone,between_streets,description}";
const emptied = `'{"identification": "", "email": "", "landline_phone": "", "mobile_phone": "", "between_streets": "",
  "description": ""}'::jsonb`;

/**
 * Takes out of the ended orders of customers who have left what the law does not want kept: phones,
 * directions and the recipient's identity number (LOPDGDD art. 32, `law.md` 6.3). It keeps what the contract and
 * its invoices say, and the email, which people without an account need in order to withdraw.
 * Orders that are still underway need it all until they end.
 *
 * @param customerId who is leaving now; null: all who have left.
 */
export async function stripOrders(database: Queryable, customerId: string | null): Promise<void> {
  await database.rows({
    text: `update customer_order o set
             identification = null, identification_key = null, address = o.address || ${emptied}
           where o.state in ('delivered', 'refunded', 'cancelled')
             and (o.identification is not null
               or exists (select from jsonb_each_text(o.address) field
                 where field.key = any('${onlyForTheParcel}'::text[]) and field.value <> ''))
             and (o.customer_id = $1 or ($1::text is null
               and exists (select from customer where id = o.customer_id and closed_at is not null)))`,
    values: [customerId],
  });
}

/** The recipient's address as contracts and invoices name it: without the directions, which `stripOrders` takes out. */
export function keptAddressLines(address: Address): string[] {
  return addressLines({ ...address, between_streets: "" });
}
