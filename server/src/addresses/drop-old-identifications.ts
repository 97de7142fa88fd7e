import { guaranteeYears } from "@recambia/contract/shop/legal";
import type { Database } from "../platform/database/database.ts";

/**
 * Erases identifications of addresses that have not been used for the guarantee period (law 6.5, privacy notice); the
 * addresses stay. Runs daily in any number of processes.
 *
 * @returns the number of erased identifications.
 */
export async function dropOldIdentifications(database: Database, now: Date): Promise<number> {
  const touchedBefore = new Date(now);
  touchedBefore.setUTCFullYear(now.getUTCFullYear() - guaranteeYears);
  const erased = await database.rows({
    text: `update address set identification = null, identification_key = null
           where identification is not null and updated_at < $1
           returning 1`,
    values: [touchedBefore],
  });
  return erased.length;
}
