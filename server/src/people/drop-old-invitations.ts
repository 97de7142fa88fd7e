import type { Database } from "../platform/database/database.ts";

/** Expired invitations are shown for this time, so that they can be sent again. */
const shownMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes invitations that expired thirty days ago, because the emails of people who did not join must not be kept longer.
 * Runs daily in any number of processes.
 *
 * @returns the number of deleted invitations.
 */
export async function dropOldInvitations(database: Database, now: Date): Promise<number> {
  const dropped = await database.rows({
    text: "delete from invitation where accepted_at is null and expires_at < $1 returning id",
    values: [new Date(now.getTime() - shownMs)],
  });
  return dropped.length;
}
