import type { Queryable } from "../platform/database/database.ts";
import { identificationOf } from "./address-rows.ts";
import { listAddresses } from "./read-addresses.ts";
import { identificationSeal, type SealSecrets } from "./seal-identification.ts";

/**
 * Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17). Addresses belong to
 * the customer and are deleted with its last person.
 *
 * @param secrets the shop's secrets, which open identifications for the download.
 */
export function addressRecords(secrets: SealSecrets) {
  const seal = identificationSeal(secrets);
  return {
    feature: "addresses",
    async exportPersonalData(database: Queryable, { customerId }: { customerId: string }) {
      const rows = await listAddresses(database, customerId);
      return rows.map((row) => {
        const { public_id: id, customer_id: _owner, identification_key: _key, ...texts } = row;
        return { ...texts, id, identification: identificationOf(row, seal) };
      });
    },
    async forgetPerson(
      transaction: Queryable,
      { customerId, isLast }: { customerId: string; isLast: boolean },
    ): Promise<void> {
      if (!isLast) return;
      await transaction.rows({ text: "delete from address where customer_id = $1", values: [customerId] });
    },
  };
}
