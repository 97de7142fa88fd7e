import { guaranteeYears } from "@recambia/contract/shop/legal";
import type { Database } from "../platform/database/database.ts";

/**
 * Erases the identifications of addresses that nobody has touched for as long as a guarantee lasts
 * (law 6.5, privacy notice); the addresses stay. Run daily, by any number of processes.
 *
 * @returns how many were erased.
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
