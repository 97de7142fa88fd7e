import type { ImapFlow } from "imapflow";
import type { Context } from "../../platform/http/context.ts";
import { isLoopback } from "../../platform/is-loopback.ts";
import { type MailOutcome, maxMailBytes, receiveMail } from "./receive-mail.ts";
import { conversationOf } from "./reply-address.ts";

/** Most mails of one poll; the next one goes on. */
const maxPerPoll = 50;
/** Most mails whose addresses are looked at in a poll. */
const maxLooked = 2000;
const patienceMs = 20_000;

type Deps = Pick<Context, "database" | "files" | "config" | "shop" | "secret" | "clock">;

/**
 * Reads the mails to the support address that nobody has seen yet, adds them to their conversations and marks them as seen.
 * All other mails of the mailbox are left alone. Safe in any number of processes: a mail is added once.
 *
 * @returns what became of the mails, in their order.
 * @throws when the server can't be reached, or, after all others, when a mail could not be taken, for example because ClamAV is
 *   not there; the next poll tries again.
 */
export async function pollMailbox(deps: Deps): Promise<MailOutcome[]> {
  const { config, clock } = deps;
  const url = new URL(config.imapUrl);
  // Loaded with the first poll: the command line starts with this module.
  const imapflow = await import("imapflow");
  const client = new imapflow.ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === "imaps:" ? 993 : 143),
    secure: url.protocol === "imaps:",
    // Otherwise an attacker on the network could keep the connection, and the password, in plain text.
    ...(isLoopback(url.hostname) ? {} : { doSTARTTLS: url.protocol === "imap:" }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  // Failures are thrown by the call that they meet.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const lock = await client.getMailboxLock(decodeURIComponent(url.pathname.slice(1)) || "INBOX");
    try {
      return await readUnseen(client, deps, clock.now());
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function readUnseen(client: ImapFlow, deps: Deps, now: Date): Promise<MailOutcome[]> {
  const outcomes: MailOutcome[] = [];
  const failures: unknown[] = [];
  /** Conversations whose next mail must wait. */
  const waiting = new Set<string>();
  for (const { uid, conversationId } of await findUnseen(client, deps)) {
    if (outcomes.length >= maxPerPoll) break;
    // Mails that must wait, however many, keep no other conversation's from being read.
    if (conversationId !== null && waiting.has(conversationId)) continue;
    try {
      const outcome = await readMail(client, deps, uid, now);
      if (outcome) outcomes.push(outcome);
      if (outcome?.outcome === "postponed" && conversationId !== null) waiting.add(conversationId);
    } catch (reason) {
      if (!client.usable) throw reason;
      failures.push(reason);
      if (conversationId !== null) waiting.add(conversationId);
    }
  }
  if (failures.length > 0) throw failures[0];
  return outcomes;
}

/** Finds the mails that nobody has seen, the oldest first, with the conversation that their address names, if it names one. */
async function findUnseen(client: ImapFlow, { config, secret }: Deps) {
  const to = `${config.supportAddress.replace(/@.*/, "")}+`;
  const query = { seen: false, or: [{ to }, { cc: to }] };
  const uids = (await client.search(query, { uid: true })) || [];
  const secrets = [secret, ...config.earlierSecrets];
  const found: { uid: number; conversationId: string | null }[] = [];
  if (uids.length === 0) return found;
  const looked = uids.slice(0, maxLooked);
  for await (const { uid, envelope } of client.fetch(looked, { uid: true, envelope: true }, { uid: true })) {
    const addresses = [...(envelope?.to ?? []), ...(envelope?.cc ?? [])].map(({ address }) => address ?? "");
    found.push({ uid, conversationId: conversationOf(secrets, config.supportAddress, addresses) });
  }
  return found.toSorted((one, other) => one.uid - other.uid);
}

async function readMail(client: ImapFlow, deps: Deps, uid: number, now: Date): Promise<MailOutcome | null> {
  // One byte more tells that it is too large.
  const query = { source: { maxLength: maxMailBytes + 1 } };
  const mail = await client.fetchOne(String(uid), query, { uid: true });
  const source = mail ? mail.source : undefined;
  if (!source) return null;
  const outcome = await receiveMail(deps, source, now);
  if (outcome.outcome !== "postponed") {
    await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
  }
  return outcome;
}
