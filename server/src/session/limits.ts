import type { Shop } from "@recambia/contract/shop/schemas";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../platform/database/database.ts";
import {
  callersNetwork,
  countAttempt,
  isAtLimit,
  type Limit,
  releaseAttempt,
} from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { readKnownDevices } from "./sessions/known-device.ts";

/** Limit of failed sign-ins per network; generous, because offices and mobile networks share addresses. */
const failedSignIns: Limit = { name: "failed-sign-in", most: 30, windowMinutes: 15 };
/** A person's second factor and its sign-in have limits of their own; passkeys cannot be guessed. */
const failedProofs: Limit = { name: "failed-proof", most: 120, windowMinutes: 15 };
/** Wrong codes and passkeys of a signed-in person who confirms that they are the owner. */
const failedConfirmations: Limit = { name: "failed-confirmation", most: 5, windowMinutes: 15 };
/**
 * Limits of mails to arbitrary addresses. One network cannot block the owner from requesting a link elsewhere, and many
 * networks cannot flood a mailbox.
 */
const mailsByNetwork: Limit = { name: "account-mails-by-network", most: 60, windowMinutes: 60 };
const mailsByNetworkToAddress: Limit = { name: "account-mails-by-network-to", most: 5, windowMinutes: 60 };
const mailsToAddress: Limit = { name: "account-mails-to", most: 20, windowMinutes: 60 };
/** Links to one order without an account; counted only when one is mailed. */
const linksToOrder: Limit = { name: "links-to-order", most: 10, windowMinutes: 60 };
/** Links to reset a password; apart from other mails, which would otherwise use them up. */
const resetsByDevice: Limit = { name: "resets-by-device", most: 5, windowMinutes: 60 };
const resetsByNetworkToAddress: Limit = { name: "resets-by-network-to", most: 5, windowMinutes: 60 };
const resetsToAddress: Limit = { name: "resets-to", most: 20, windowMinutes: 60 };
/** Passkey challenges cost a row each, and every sign-in screen requests one. */
const passkeyChallenges: Limit = { name: "passkey-challenge", most: 300, windowMinutes: 15 };

/** A counted sign-in. */
type SignInAttempt = { limit: Limit; subject: string };

/**
 * Counts a sign-in by password as failed until `releaseSignIn`. Failures of other people on the same network do not count
 * for a browser that the person has signed in from before.
 *
 * @returns null when the limit is exceeded.
 */
export async function countSignIn(
  context: Context,
  request: FastifyRequest,
  email: string,
): Promise<SignInAttempt | null> {
  const device = await findDevice(context, request, email);
  return countFailed(context, { limit: failedSignIns, subject: device ?? callersNetwork(request) });
}

/** Counts a sign-in by passkey or code likewise. */
export function countProof(context: Context, request: FastifyRequest): Promise<SignInAttempt | null> {
  return countFailed(context, { limit: failedProofs, subject: callersNetwork(request) });
}

/** Counts a confirmation by passkey or code as failed until `releaseSignIn`; null when the limit is exceeded. */
export function countConfirmation(context: Context, personId: string): Promise<SignInAttempt | null> {
  return countFailed(context, { limit: failedConfirmations, subject: personId });
}

async function countFailed({ database, clock }: Context, attempt: SignInAttempt) {
  const isFew = await countAttempt(database, attempt.limit, attempt.subject, clock.now());
  return isFew ? attempt : null;
}

export function releaseSignIn({ database }: Context, { limit, subject }: SignInAttempt): Promise<void> {
  return releaseAttempt(database, limit, subject);
}

/** Finds the caller's browser among those from which the person of an address has signed in before. */
async function findDevice(
  { database, secret }: Context,
  request: FastifyRequest,
  email: string,
): Promise<string | null> {
  const devices = readKnownDevices(request, secret);
  if (devices.length === 0) return null;
  const [person] = await database.rows<{ id: string }>({
    text: "select id from person where email = $1",
    values: [email.toLowerCase()],
  });
  return devices.find(({ personId }) => personId === person?.id)?.deviceId ?? null;
}

/** Counts a mail to an address, known or unknown; false when the limit is exceeded. */
export async function countMail(context: Context, request: FastifyRequest, email: string): Promise<boolean> {
  const { database, clock } = context;
  return (
    (await countNetworkMail(context, request, email)) &&
    (await countAttempt(database, mailsToAddress, email.toLowerCase(), clock.now()))
  );
}

/** Counts what one network asks to be mailed to an address; false when the limit is exceeded. */
export async function countNetworkMail(
  { database, clock }: Context,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const now = clock.now();
  const network = callersNetwork(request);
  return (
    (await countAttempt(database, mailsByNetwork, network, now)) &&
    (await countAttempt(database, mailsByNetworkToAddress, `${network} ${email.toLowerCase()}`, now))
  );
}

/**
 * Counts the mail of a link to an order without an account. Links stay valid, so nobody can use up the owner's: who has been
 * sent this many has one.
 *
 * @returns false when no further mail is to be written.
 */
export function countOrderLink({ database, clock }: Context, orderId: string): Promise<boolean> {
  return countAttempt(database, linksToOrder, orderId, clock.now());
}

/**
 * Counts a request for a link to reset a password.
 *
 * @returns `mail`; `wait` when the caller's limit is exceeded; `often` when links for the address have been asked for so often
 *   within the hour that another one is mailed only if none is valid: nobody can use up the owner's.
 */
export async function countReset(
  context: Context,
  request: FastifyRequest,
  email: string,
): Promise<"mail" | "wait" | "often"> {
  const { database, clock } = context;
  const now = clock.now();
  const [network, address] = [callersNetwork(request), email.toLowerCase()];
  const device = await findDevice(context, request, email);
  if (device) return (await countAttempt(database, resetsByDevice, device, now)) ? "mail" : "wait";
  const mayAsk =
    (await countAttempt(database, mailsByNetwork, network, now)) &&
    (await countAttempt(database, resetsByNetworkToAddress, `${network} ${address}`, now));
  if (!mayAsk) return "wait";
  return (await countAttempt(database, resetsToAddress, address, now)) ? "mail" : "often";
}

/** Releases the count of a mail whose link has been used. */
export function releaseMail({ database }: Context, request: FastifyRequest): Promise<void> {
  return releaseAttempt(database, mailsByNetwork, callersNetwork(request));
}

/** The shop's limit of accounts that are opened from one network (docs/decisions/055). */
function newAccounts({ new_accounts }: Shop): Limit {
  return { name: "new-accounts", most: new_accounts.per_network, windowMinutes: new_accounts.hours * 60 };
}

/** Returns the refusal if as many accounts as allowed have been opened from the caller's network; null otherwise. */
export async function refuseNewAccount(
  { database, clock, shop }: Context,
  request: FastifyRequest,
): Promise<Refusal | null> {
  const isFull = await isAtLimit(database, newAccounts(shop), callersNetwork(request), clock.now());
  return isFull ? tooManyAccounts(shop) : null;
}

/**
 * Counts an account that is about to be opened from a network; call it in the transaction that opens the account.
 *
 * @returns the refusal when the network's limit is exceeded.
 */
export async function countNewAccount(
  transaction: Queryable,
  { clock, shop }: Pick<Context, "clock" | "shop">,
  network: string,
): Promise<Refusal | null> {
  const isWithin = await countAttempt(transaction, newAccounts(shop), network, clock.now());
  return isWithin ? null : tooManyAccounts(shop);
}

/** Takes the count back if no account was opened. */
export function releaseNewAccount(
  transaction: Queryable,
  { shop }: Pick<Context, "shop">,
  network: string,
): Promise<void> {
  return releaseAttempt(transaction, newAccounts(shop), network);
}

function tooManyAccounts({ new_accounts }: Shop): Refusal {
  return { refused: "new_accounts_limit", values: { hours: new_accounts.hours } };
}

export function countChallenge({ database, clock }: Context, request: FastifyRequest): Promise<boolean> {
  return countAttempt(database, passkeyChallenges, callersNetwork(request), clock.now());
}
