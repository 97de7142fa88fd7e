import { guaranteeYears } from "@recambia/contract/shop/legal";
import type { Database } from "../platform/database/database.ts";

/**
 * Erases the recipient's identity number from orders that ended longer ago than the guarantee lasts, with or without an
 * account (`law.md` 6.5, privacy notice). Runs daily in any number of processes.
 *
 * @returns the number of orders that lost theirs.
 */
export async function dropOrderIdentifications(database: Database, now: Date): Promise<number> {
  const endedBefore = new Date(now);
  endedBefore.setUTCFullYear(now.getUTCFullYear() - guaranteeYears);
  const erased = await database.rows({
    text: `update customer_order set identification = null, identification_key = null,
             address = address || '{"identification": ""}'::jsonb
           where (identification is not null or address ->> 'identification' <> '')
             and state in ('delivered', 'refunded', 'cancelled')
             and coalesce(delivered_at, cancelled_at, placed_at) < $1
           returning 1`,
    values: [endedBefore],
  });
  return erased.length;
}
