import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import {
  type RefusedFile,
  recordMailFiles,
  type StoredFile,
  storeMailFiles,
} from "../files/keep-mail-files.ts";
import { writeRefusedFiles } from "../files/refused-files.ts";
import { removeStoredFiles } from "../files/stored-file.ts";
import { countReceivedMail, releaseReceivedMail } from "../limits.ts";
import { sendingHash } from "../sending-hash.ts";
import { addCustomerMessage } from "../write-message.ts";
import { parseInWorker } from "./parse-in-worker.ts";
import type { IncomingMail } from "./parse-mail.ts";
import { conversationOf } from "./reply-address.ts";

/** Largest mail that is read; most mail servers accept no larger ones. */
export const maxMailBytes = 25 * 1024 * 1024;

/** Outcome of a mail. */
export type MailOutcome =
  /** Its text is in the conversation of this number. */
  | { outcome: "added"; number: string }
  /** It has been added before. */
  | { outcome: "known"; number: string }
  /** A program has sent it, it comes from the shop itself, or it says nothing. */
  | { outcome: "ignored"; reason: "automatic" | "own" | "empty" }
  /** It belongs to no conversation, or can't be read. */
  | { outcome: "refused"; reason: "unaddressed" | "unreadable" }
  /** The conversation has got too many mails in an hour: another try may succeed. */
  | { outcome: "postponed" };

type Deps = {
  database: Database;
  files: FileStore;
  config: Pick<Config, "supportAddress" | "mailFrom" | "clamdUrl" | "earlierSecrets">;
  shop: Pick<Shop, "email">;
  secret: string;
};

/**
 * Adds a reply by mail to its conversation, which the address that it was sent to names. What programs answer is left out,
 * so that no two of them write to each other for ever (RFC 3834).
 */
export async function receiveMail(deps: Deps, source: Buffer, now: Date): Promise<MailOutcome> {
  const { config, secret } = deps;
  if (source.length > maxMailBytes) return { outcome: "refused", reason: "unreadable" };
  const mail = await parseInWorker(source);
  if (!mail) return { outcome: "refused", reason: "unreadable" };
  const conversationId = config.supportAddress
    ? conversationOf([secret, ...config.earlierSecrets], config.supportAddress, mail.recipients)
    : null;
  if (!conversationId) return { outcome: "refused", reason: "unaddressed" };
  if (mail.isAutomatic) return { outcome: "ignored", reason: "automatic" };
  if (isOwn(deps, mail)) return { outcome: "ignored", reason: "own" };
  if (mail.text === "" && mail.files.length === 0) return { outcome: "ignored", reason: "empty" };
  if (!(await countReceivedMail(deps.database, conversationId, now))) return { outcome: "postponed" };
  const { stored, refused } = await storeMailFiles(deps, mail.files).catch(async (error: unknown) => {
    // The mail is tried again, every minute while ClamAV is not there, and counts once.
    await releaseReceivedMail(deps.database, conversationId);
    throw error;
  });
  const kept = { conversationId, mail, stored, refused, shopEmail: deps.shop.email, now };
  const outcome = await addMail(deps.database, kept);
  const storedIds = stored.map(({ id }) => id);
  if (outcome.outcome !== "added") await removeStoredFiles(deps.files, storedIds);
  return outcome;
}

/** Whether a mail is from one of the shop's own addresses. */
function isOwn({ config, shop }: Deps, { from }: IncomingMail): boolean {
  const withoutTag = from.replace(/\+[^@]*@/, "@");
  const own = [config.supportAddress, config.mailFrom, shop.email].map((address) => address.toLowerCase());
  return own.includes(withoutTag);
}

type Proved = { key: string; name: string; number: string; locale: Locale };

function addMail(
  database: Database,
  {
    conversationId,
    mail,
    stored,
    refused,
    shopEmail,
    now,
  }: {
    conversationId: string;
    mail: IncomingMail;
    stored: readonly StoredFile[];
    refused: readonly RefusedFile[];
    shopEmail: string;
    now: Date;
  },
): Promise<MailOutcome> {
  return database.transaction<MailOutcome>(async (transaction) => {
    // Only recipients of the conversation's mails know its secret address, which proves theirs.
    const [conversation] = await transaction.rows<Proved>({
      name: "prove-conversation-by-mail",
      text: `update support_conversation set proved_at = coalesce(proved_at, $2)
             where public_id = $1 and email is not null returning id as key, name, number, locale`,
      values: [conversationId, now],
    });
    if (!conversation) return { outcome: "refused", reason: "unaddressed" };
    const { key, name, number, locale } = conversation;
    const texts = [mail.text, writeRefusedFiles(refused, locale)].filter(Boolean);
    const messageKey = await addCustomerMessage(transaction, key, {
      name,
      text: texts.join("\n\n") || "📎",
      hashed: sendingHash(conversationId, "mail", mail.id),
      mail: { id: mail.id, from: mail.from },
      shopEmail,
      now,
    });
    if (messageKey === null) return { outcome: "known", number };
    await recordMailFiles(transaction, { messageKey, stored, now });
    return { outcome: "added", number };
  });
}
