import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Database, Queryable } from "../../database/database.ts";
import type { Attachment, Mails } from "../define-mails.ts";
import { composeMail } from "../rendering/compose-mail.ts";
import type { DeliveryResult, MailTransport } from "./transport.ts";

export type SendingDeps = {
  database: Database;
  /** All mails of the shop. */
  mails: readonly Mails[];
  transport: MailTransport;
  shop: Shop;
  /** Origin of the pages that mails link to. */
  origin: string;
  /** The shop's secret, for keys in links. */
  secret: string;
};

type ClaimedMail = {
  id: string;
  public_id: string;
  recipient: string;
  locale: Locale;
  content: unknown;
  queued_at: Date;
  attempt_count: number;
};

/** Time for one mail, after which another process may try it. */
const claimMs = 5 * 60_000;
const minuteMs = 60_000;
/** Delays after failures; the last one repeats. */
const waitsMs = [1, 2, 5, 15, 60, 180].map((minutes) => minutes * minuteMs);
/** About three days of attempts. */
const maxAttempts = 28;
const keptMs = 30 * 24 * 60 * minuteMs;

/**
 * Sends due mails of the outbox one after the other until none is left. Safe in any number of processes: each mail is
 * claimed by one of them for a while. Only a process killed between the server's acceptance and recording it can cause a
 * duplicate (docs/decisions/013).
 *
 * @param isStopping asked before each mail: the shop closes, and the rest waits for its next start or another process.
 * @returns the number of sent mails.
 */
export async function sendMails(
  deps: SendingDeps,
  now: () => Date,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let sentCount = 0;
  while (!isStopping()) {
    const mail = await claim(deps.database, now());
    if (!mail) break;
    const handover = await handOver(deps, mail);
    if (handover.outcome === "sent") sentCount++;
    await end(deps, mail, handover, now());
  }
  return sentCount;
}

async function claim(database: Queryable, now: Date): Promise<ClaimedMail | undefined> {
  const [mail] = await database.rows<ClaimedMail>({
    name: "claim-mail",
    text: `update mail set due_at = $2::timestamptz, attempt_count = attempt_count + 1
           where id = (
             select id from mail
             where sent_at is null and failed_at is null and (due_at is null or due_at <= $1::timestamptz)
             order by due_at nulls first, id limit 1 for update skip locked
           )
           returning id::text, public_id, recipient, locale, content, queued_at, attempt_count`,
    values: [now, new Date(now.getTime() + claimMs)],
  });
  return mail;
}

/** The result of an attempt, with the files that went with the mail. */
type Handover = DeliveryResult & { attachments: readonly Attachment[] };

async function handOver(deps: SendingDeps, mail: ClaimedMail): Promise<Handover> {
  const { transport, database, ...from } = deps;
  const { public_id: publicId, recipient: to, locale, content, queued_at: queuedAt } = mail;
  try {
    const composed = composeMail({ publicId, to, locale, queuedAt, content }, from);
    // While the shop is updated (decision 063), a process of the newer release can send it.
    if (!composed) return { outcome: "failed", reason: "no template of this version", attachments: [] };
    const reader = { locale, ...from };
    const made = await Promise.all(from.mails.map((kinds) => kinds.attach(content, database, reader)));
    const attachments = made.flat();
    return { ...(await transport.send({ ...composed, attachments })), attachments };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: "failed", reason, attachments: [] };
  }
}

/** Attempts to record that a mail was sent: its order may be locked for longer than a statement waits. */
const recordAttempts = 3;

/** Notes the result of an attempt; a mail that was sent is recorded by its feature in the same transaction. */
async function end(deps: SendingDeps, mail: ClaimedMail, handover: Handover, now: Date): Promise<void> {
  if (handover.outcome !== "sent") return note(deps.database, mail, handover, now);
  for (let attempt = 1; ; attempt++) {
    try {
      return await recordSent(deps, mail, handover, now);
    } catch (error) {
      if (attempt < recordAttempts) continue;
      // Without a note it would be sent again and again.
      await note(deps.database, mail, handover, now);
      throw error;
    }
  }
}

async function recordSent(
  { database, mails }: SendingDeps,
  mail: ClaimedMail,
  handover: Handover,
  now: Date,
): Promise<void> {
  const { public_id: publicId, recipient: to, locale, content } = mail;
  const sent = { publicId, to, locale, sentAt: now, attachments: handover.attachments };
  await database.transaction(async (transaction) => {
    for (const kinds of mails) await kinds.record(content, transaction, sent);
    await note(transaction, mail, handover, now);
  });
}

/** Links in mails are secret, so the content is erased once a mail is done. */
async function note(
  database: Queryable,
  mail: ClaimedMail,
  handover: DeliveryResult,
  now: Date,
): Promise<void> {
  const isOver = handover.outcome !== "failed" || mail.attempt_count >= maxAttempts;
  const wait = waitsMs[Math.min(mail.attempt_count, waitsMs.length) - 1] ?? 0;
  await database.rows({
    name: "note-mail",
    text: `update mail set
             sent_at = case when $2 = 'sent' then $3::timestamptz end,
             failed_at = case when $4 and $2 <> 'sent' then $3::timestamptz end,
             failure = $5,
             content = case when $4 then null else content end,
             due_at = case when $4 then due_at else $6::timestamptz end
           where id = $1::bigint and sent_at is null`,
    values: [
      mail.id,
      handover.outcome,
      now,
      isOver,
      "reason" in handover ? handover.reason : null,
      new Date(now.getTime() + wait),
    ],
  });
}

/** Deletes mails that were done a month ago. */
export async function dropOldMails(database: Queryable, now: Date): Promise<void> {
  await database.rows({
    text: "delete from mail where coalesce(sent_at, failed_at) < $1",
    values: [new Date(now.getTime() - keptMs)],
  });
}
