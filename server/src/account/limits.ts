import type { Context } from "../platform/http/context.ts";
import { countAttempt, type Limit } from "../platform/http/limit-attempts.ts";

/** Decoding takes a second and much memory. */
const pictures: Limit = { name: "picture", most: 30, windowMinutes: 60 };
/** Reads every room. */
const downloads: Limit = { name: "data-download", most: 20, windowMinutes: 60 };

/** Counts a picture that a person sends; false: there have been too many. */
export function countPicture({ database, clock }: Context, personId: string): Promise<boolean> {
  return countAttempt(database, pictures, personId, clock.now());
}

/** Counts a download of a person's data; false: there have been too many. */
export function countDownload({ database, clock }: Context, personId: string): Promise<boolean> {
  return countAttempt(database, downloads, personId, clock.now());
}
