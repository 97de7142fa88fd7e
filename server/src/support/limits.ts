import type { FastifyRequest } from "fastify";
import type { Queryable } from "../platform/database/database.ts";
import {
  callersNetwork,
  countAttempt,
  type Limit,
  releaseAttempt,
} from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";
import type { Reader } from "./conversation-rows.ts";

/**
 * Each conversation writes to the address that it names: nobody's mailbox is filled with receipts. One network cannot keep
 * the owner of an address from writing elsewhere.
 */
const byNetwork: Limit = { name: "support-by-network", most: 20, windowMinutes: 60 };
const fromNetworkToAddress: Limit = { name: "support-by-network-to", most: 5, windowMinutes: 24 * 60 };
const toAddress: Limit = { name: "support-to", most: 20, windowMinutes: 24 * 60 };
const byPerson: Limit = { name: "support-by-person", most: 20, windowMinutes: 24 * 60 };
const messages: Limit = { name: "support-message", most: 30, windowMinutes: 60 };
const mails: Limit = { name: "support-mail", most: 30, windowMinutes: 60 };
/** Mails to the shop about what waits for its answer, and about there being more. */
const notices: Limit = { name: "support-notice", most: 10, windowMinutes: 60 };
const floods: Limit = { name: "support-flood", most: 1, windowMinutes: 60 };
/** Wrong keys from one network, and for one conversation: more is guessing. */
const keysFromNetwork: Limit = { name: "support keys from", most: 40, windowMinutes: 60 };
const keysForConversation: Limit = { name: "support keys for", most: 20, windowMinutes: 60 };

/** Counts a conversation that somebody opens; false: there have been too many. */
export async function countConversation(
  { database, clock }: Context,
  request: FastifyRequest,
  sender: { personId: string } | { email: string },
): Promise<boolean> {
  const now = clock.now();
  if ("personId" in sender) return countAttempt(database, byPerson, sender.personId, now);
  const [network, address] = [callersNetwork(request), sender.email.toLowerCase()];
  return (
    (await countAttempt(database, byNetwork, network, now)) &&
    (await countAttempt(database, fromNetworkToAddress, `${network} ${address}`, now)) &&
    (await countAttempt(database, toAddress, address, now))
  );
}

/** Counts a message in a conversation, for each reader, who may be none of its own; false: there have been too many. */
export function countMessage(
  { database, clock }: Context,
  conversationId: string,
  { personId }: Reader,
): Promise<boolean> {
  return countAttempt(database, messages, `${conversationId} ${personId ?? "link"}`, clock.now());
}

/** Counts a mail to a conversation; false: there have been too many. */
export function countReceivedMail(database: Queryable, conversationId: string, now: Date): Promise<boolean> {
  return countAttempt(database, mails, conversationId, now);
}

/** Takes the count of a mail back that could not be taken now. */
export function releaseReceivedMail(database: Queryable, conversationId: string): Promise<void> {
  return releaseAttempt(database, mails, conversationId);
}

/** Counts a wrong key; false: there have been too many. */
export async function countWrongKey(
  database: Queryable,
  { network, conversationId, now }: { network: string; conversationId: string; now: Date },
): Promise<boolean> {
  return (
    (await countAttempt(database, keysFromNetwork, network, now)) &&
    (await countAttempt(database, keysForConversation, conversationId, now))
  );
}

/** Counts a mail to the shop: one of few, or the first about a flood of them. */
export async function countNotice(
  transaction: Queryable,
  now: Date,
): Promise<{ isOneOfFew: boolean; isFirstOfMany: boolean; most: number }> {
  const isOneOfFew = await countAttempt(transaction, notices, "all", now);
  const isFirstOfMany = !isOneOfFew && (await countAttempt(transaction, floods, "all", now));
  return { isOneOfFew, isFirstOfMany, most: notices.most };
}
