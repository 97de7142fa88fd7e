import { guaranteeYears } from "@recambia/contract/shop/legal";
import type { Database } from "../platform/database/database.ts";
import { dayOf, endOf, withGuarantee } from "./guarantee/guarantee-end.ts";

/**
 * Erases the recipient's identity number from orders whose guarantee is over, with or without an account (`law.md` 6.5, privacy
 * notice). A claim that is still open needs it for the customs papers. Runs daily in any number of processes.
 *
 * @returns the number of orders that lost theirs.
 */
export async function dropOrderIdentifications(database: Database, now: Date): Promise<number> {
  const erased = await database.rows({
    text: `update customer_order o set identification = null, identification_key = null,
             address = address || '{"identification": ""}'::jsonb
           where (identification is not null or address ->> 'identification' <> '')
             and state in ('delivered', 'refunded', 'cancelled')
             and not exists (select from guarantee_claim where order_id = o.id and ended_at is null)
             and ${withGuarantee(dayOf(endOf), guaranteeYears)} < ${dayOf("$1::timestamptz")}
           returning 1`,
    values: [now],
  });
  return erased.length;
}
