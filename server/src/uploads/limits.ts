import { countAttempt, type Limit } from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";

/** A file takes up to seconds of decoding. */
const uploads: Limit = { name: "upload", most: 600, windowMinutes: 60 };
/** Each stretch of bytes is a file of the store: a single byte takes as much room there as thousands. */
const stretches: Limit = { name: "upload-bytes", most: 3000, windowMinutes: 60 };

/** Counts a file that a person begins to send; false when the limit is exceeded. */
export function countUpload(
  { database, clock }: Pick<Context, "database" | "clock">,
  personId: string,
): Promise<boolean> {
  return countAttempt(database, uploads, personId, clock.now());
}

/** Counts a request that continues a person's file; false when the limit is exceeded. */
export function countStretch(
  { database, clock }: Pick<Context, "database" | "clock">,
  personId: string,
): Promise<boolean> {
  return countAttempt(database, stretches, personId, clock.now());
}
