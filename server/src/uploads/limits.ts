import type { Context } from "../platform/http/context.ts";
import { countAttempt, type Limit } from "../platform/http/limit-attempts.ts";

/** A file takes up to seconds of decoding. */
const uploads: Limit = { name: "upload", most: 600, windowMinutes: 60 };

/** Counts a file that a person begins to send; false when the limit is exceeded. */
export function countUpload(
  { database, clock }: Pick<Context, "database" | "clock">,
  personId: string,
): Promise<boolean> {
  return countAttempt(database, uploads, personId, clock.now());
}
