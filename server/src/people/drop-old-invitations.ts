import type { Database } from "../platform/database/database.ts";

/** An invitation that nobody answered is shown this long after it has expired, to be sent again. */
const shownMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Drops the invitations that expired thirty days ago: the addresses of people who did not come are
 * not kept for longer. Run daily, by any number of processes.
 *
 * @returns how many were dropped.
 */
export async function dropOldInvitations(database: Database, now: Date): Promise<number> {
  const dropped = await database.rows({
    text: "delete from invitation where accepted_at is null and expires_at < $1 returning id",
    values: [new Date(now.getTime() - shownMs)],
  });
  return dropped.length;
}
