import type { ImapFlow } from "imapflow";
import type { Context } from "../../platform/http/context.ts";
import { isLoopback } from "../../platform/is-loopback.ts";
import { type MailOutcome, maxMailBytes, receiveMail } from "./receive-mail.ts";

/** Most mails of one poll; the next one goes on. */
const maxPerPoll = 50;
const patienceMs = 20_000;

type Deps = Pick<Context, "database" | "files" | "config" | "shop" | "secret" | "clock">;

/**
 * Reads the mails to the support address that nobody has seen yet, adds them to their conversations and marks them as seen.
 * All other mails of the mailbox are left alone. Safe in any number of processes: a mail is added once.
 *
 * @returns what became of the mails, in their order.
 * @throws when the server can't be reached; the next poll tries again.
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
  const local = deps.config.supportAddress.replace(/@.*/, "");
  const found = (await client.search({ seen: false, to: `${local}+` }, { uid: true })) || [];
  const outcomes: MailOutcome[] = [];
  for (const uid of found.slice(0, maxPerPoll)) {
    // One byte more tells that it is too large.
    const query = { source: { maxLength: maxMailBytes + 1 } };
    const mail = await client.fetchOne(String(uid), query, { uid: true });
    const source = mail ? mail.source : undefined;
    if (!source) continue;
    const outcome = await receiveMail(deps, source, now);
    outcomes.push(outcome);
    if (outcome.outcome !== "postponed") {
      await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
    }
  }
  return outcomes;
}
