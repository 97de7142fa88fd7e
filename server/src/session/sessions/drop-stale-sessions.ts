import type { Queryable } from "../../platform/database/database.ts";
import { dropEndedWindows } from "../../platform/http/access/limit-attempts.ts";

const failuresCountForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes expired sessions, registrations, links, challenges and attempt counts, and failed passwords after a month without
 * another one.
 */
export async function dropStaleSessions(database: Queryable, now: Date): Promise<void> {
  for (const table of ["session", "registration", "mail_token", "verification"]) {
    await database.rows({ text: `delete from ${table} where expires_at <= $1`, values: [now] });
  }
  await dropEndedWindows(database, now);
  await database.rows({
    text: "delete from failed_password where updated_at <= $1",
    values: [new Date(now.getTime() - failuresCountForMs)],
  });
}
