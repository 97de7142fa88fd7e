import { type AddressBody, maxAddresses } from "@recambia/contract/addresses/schemas";
import type { Database } from "../platform/database/database.ts";
import { isRefusal, type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { type AddressRow, addressColumns, contentColumns, contentValues } from "./address-rows.ts";
import { addressMessages } from "./messages.ts";
import { lockAddresses } from "./read-addresses.ts";
import type { IdentificationSeal } from "./seal-identification.ts";
import { validateAddress } from "./validate-address.ts";

/** The writing customer, the time, and the seal for identifications. */
export type AddressWriter = { customerId: string; now: Date; seal: IdentificationSeal };

/**
 * Saves an address of the customer; the first one becomes the default.
 *
 * @returns the new row; `validation_failed` by the rules of the form (specification §5) or at the limit; `conflict` when
 *   the customer has been deleted meanwhile.
 */
export async function addAddress(
  database: Database,
  { customerId, now, seal }: AddressWriter,
  body: AddressBody,
): Promise<AddressRow | Refusal> {
  const texts = validateAddress(body, now, "");
  if (isRefusal(texts)) return texts;
  const addressId = randomPublicId();
  const sealed = seal.seal(texts.identification, { customerId, addressId });
  return database.transaction(async (transaction) => {
    if (!(await lockAddresses(transaction, customerId))) return { refused: "conflict" };
    const [row] = await transaction.rows<AddressRow>({
      name: "add-address",
      text: addText,
      values: [customerId, addressId, now, ...contentValues(texts, sealed)],
    });
    return row ?? refuseField("address", addressMessages.too_many_addresses, { limit: maxAddresses });
  });
}

const addText = `
  insert into address (customer_id, public_id, created_at, updated_at, is_default, ${contentColumns})
  select $1, $2, $3::timestamptz, $3, own.count = 0,
    $4, $5, $6::bytea, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19
  from (select count(*) from address where customer_id = $1) own
  where own.count < ${maxAddresses}
  returning ${addressColumns}`;
