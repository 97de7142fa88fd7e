import { countAttempt, type Limit } from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";

/** A backup or a restore reads everything that a person has. */
const backups: Limit = { name: "backup", most: 120, windowMinutes: 60 };

/** Counts a backup, a preview or a restore; false when the limit is exceeded. */
export function countBackup(
  { database, clock }: Pick<Context, "database" | "clock">,
  personId: string,
): Promise<boolean> {
  return countAttempt(database, backups, personId, clock.now());
}
