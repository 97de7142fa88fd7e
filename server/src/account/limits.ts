import { countAttempt, type Limit } from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";

/** Decoding takes a second and much memory. */
const pictures: Limit = { name: "picture", most: 30, windowMinutes: 60 };
/** A download reads every feature. */
const downloads: Limit = { name: "data-download", most: 20, windowMinutes: 60 };

/** Counts an uploaded picture; false when the limit is exceeded. */
export function countPicture({ database, clock }: Context, personId: string): Promise<boolean> {
  return countAttempt(database, pictures, personId, clock.now());
}

/** Counts a data download; false when the limit is exceeded. */
export function countDownload({ database, clock }: Context, personId: string): Promise<boolean> {
  return countAttempt(database, downloads, personId, clock.now());
}
