import type { FastifyRequest } from "fastify";
import { callersNetwork, countAttempt, type Limit } from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";

/** Decoding takes a second and much memory. */
const pictures: Limit = { name: "review-picture", most: 60, windowMinutes: 60 };
/** Each change empties the kept answers of the catalogue. */
const changes: Limit = { name: "review-change", most: 30, windowMinutes: 60 };
const reports: Limit = { name: "review-report", most: 20, windowMinutes: 60 };
/**
 * Each report is answered to the address that it names; the limits protect strangers' mailboxes. One network cannot keep the
 * owner of an address from reporting elsewhere.
 */
const fromNetworkToAddress: Limit = { name: "review-report-by-network-to", most: 5, windowMinutes: 24 * 60 };
const toAddress: Limit = { name: "review-report-to", most: 20, windowMinutes: 24 * 60 };

/** Counts a picture that a person sends; false: there have been too many. */
export function countReviewPicture({ database, clock }: Context, personId: string): Promise<boolean> {
  return countAttempt(database, pictures, personId, clock.now());
}

/** Counts a review that a person writes, changes or deletes; false: there have been too many. */
export function countChange({ database, clock }: Context, personId: string): Promise<boolean> {
  return countAttempt(database, changes, personId, clock.now());
}

/** Counts a report of somebody's network, and its mail to the address that it names; false: there have been too many. */
export async function countReport(
  { database, clock }: Context,
  request: FastifyRequest,
  email: string | null,
): Promise<boolean> {
  const [network, now] = [callersNetwork(request), clock.now()];
  if (!(await countAttempt(database, reports, network, now))) return false;
  if (email === null) return true;
  const address = email.toLowerCase();
  return (
    (await countAttempt(database, fromNetworkToAddress, `${network} ${address}`, now)) &&
    (await countAttempt(database, toAddress, address, now))
  );
}
