import type { FastifyRequest } from "fastify";
import type { Context } from "../platform/http/context.ts";
import { callersNetwork, countAttempt, type Limit, releaseAttempt } from "../platform/http/limit-attempts.ts";

/** Failed sign-ins of one network: offices and mobile operators share an address, so it is not tight. */
const failedSignIns: Limit = { name: "failed-sign-in", most: 30, windowMinutes: 15 };
/**
 * What makes the shop write to whatever address it is given. One network can't keep the owner of an
 * address from asking for a link elsewhere, nor many together fill the mailbox.
 */
const mailsByNetwork: Limit = { name: "account-mails-by-network", most: 60, windowMinutes: 60 };
const mailsByNetworkToAddress: Limit = { name: "account-mails-by-network-to", most: 5, windowMinutes: 60 };
const mailsToAddress: Limit = { name: "account-mails-to", most: 20, windowMinutes: 60 };
/** Challenges for passkeys cost a row each, and a sign-in screen asks for one whenever it opens. */
const passkeyChallenges: Limit = { name: "passkey-challenge", most: 300, windowMinutes: 15 };

/** Counts a sign-in as failed until `forgiveSignIn`; false: there have been too many. */
export function countSignIn({ database, clock }: Context, request: FastifyRequest): Promise<boolean> {
  return countAttempt(database, failedSignIns, callersNetwork(request), clock.now());
}

export function forgiveSignIn({ database }: Context, request: FastifyRequest): Promise<void> {
  return releaseAttempt(database, failedSignIns, callersNetwork(request));
}

/** Counts a mail to an address, known or not; false: there have been too many. */
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

/** Takes a mail back whose link has been used: it was wanted. */
export function forgiveMail({ database }: Context, request: FastifyRequest): Promise<void> {
  return releaseAttempt(database, mailsByNetwork, callersNetwork(request));
}

export function countChallenge({ database, clock }: Context, request: FastifyRequest): Promise<boolean> {
  return countAttempt(database, passkeyChallenges, callersNetwork(request), clock.now());
}
