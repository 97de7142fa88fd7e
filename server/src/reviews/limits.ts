import type { FastifyRequest } from "fastify";
import { callersNetwork, countAttempt, type Limit } from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";

/** Decoding takes a second and much memory. */
const pictures: Limit = { name: "review-picture", most: 60, windowMinutes: 60 };
/** Each change empties the kept answers of the catalogue. */
const changes: Limit = { name: "review-change", most: 30, windowMinutes: 60 };
const reports: Limit = { name: "review-report", most: 20, windowMinutes: 60 };
/** Each report is answered to the address that it names; the limit protects strangers' mailboxes. */
const mails: Limit = { name: "review-report-mail", most: 5, windowMinutes: 24 * 60 };

/** Counts a picture that a person sends; false: there have been too many. */
export function countReviewPicture({ database, clock }: Context, personId: string): Promise<boolean> {
  return countAttempt(database, pictures, personId, clock.now());
}

/** Counts a review that a person writes, changes or deletes; false: there have been too many. */
export function countChange({ database, clock }: Context, personId: string): Promise<boolean> {
  return countAttempt(database, changes, personId, clock.now());
}

/** Counts a report of somebody's network, and a mail to the address that it names; false: too many. */
export async function countReport(
  { database, clock }: Context,
  request: FastifyRequest,
  email: string | null,
): Promise<boolean> {
  if (!(await countAttempt(database, reports, callersNetwork(request), clock.now()))) return false;
  return email === null || countAttempt(database, mails, email.toLowerCase(), clock.now());
}
