import type { FastifyRequest } from "fastify";
import type { Context } from "../platform/http/context.ts";
import { callersNetwork, countAttempt, type Limit, releaseAttempt } from "../platform/http/limit-attempts.ts";

/** Limit of failed sign-ins per network; generous, because offices and mobile networks share addresses. */
const failedSignIns: Limit = { name: "failed-sign-in", most: 30, windowMinutes: 15 };
/**
 * Limits of mails to arbitrary addresses. One network cannot block the owner from requesting a link elsewhere, and many
 * networks cannot flood a mailbox.
 */
const mailsByNetwork: Limit = { name: "account-mails-by-network", most: 60, windowMinutes: 60 };
const mailsByNetworkToAddress: Limit = { name: "account-mails-by-network-to", most: 5, windowMinutes: 60 };
const mailsToAddress: Limit = { name: "account-mails-to", most: 20, windowMinutes: 60 };
/** Passkey challenges cost a row each, and every sign-in screen requests one. */
const passkeyChallenges: Limit = { name: "passkey-challenge", most: 300, windowMinutes: 15 };

/** Counts a sign-in as failed until `forgiveSignIn`; false when the limit is exceeded. */
export function countSignIn({ database, clock }: Context, request: FastifyRequest): Promise<boolean> {
  return countAttempt(database, failedSignIns, callersNetwork(request), clock.now());
}

export function forgiveSignIn({ database }: Context, request: FastifyRequest): Promise<void> {
  return releaseAttempt(database, failedSignIns, callersNetwork(request));
}

/** Counts a mail to an address, known or unknown; false when the limit is exceeded. */
export async function countMail(
  { database, clock }: Context,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const now = clock.now();
  const [network, address] = [callersNetwork(request), email.toLowerCase()];
  return (
    (await countAttempt(database, mailsByNetwork, network, now)) &&
    (await countAttempt(database, mailsByNetworkToAddress, `${network} ${address}`, now)) &&
    (await countAttempt(database, mailsToAddress, address, now))
  );
}

/** Releases the count of a mail whose link has been used. */
export function forgiveMail({ database }: Context, request: FastifyRequest): Promise<void> {
  return releaseAttempt(database, mailsByNetwork, callersNetwork(request));
}

export function countChallenge({ database, clock }: Context, request: FastifyRequest): Promise<boolean> {
  return countAttempt(database, passkeyChallenges, callersNetwork(request), clock.now());
}
