import { createHash, randomBytes } from "node:crypto";
import { mailTokenMinutes } from "@recambia/contract/session/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { hmacOf } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/is-same-secret.ts";

/** Purpose of a link in a mail. */
export type MailTokenPurpose = "verify_email" | "change_email" | "reset_password" | "invitation";

/** Dependencies of mail tokens. */
type MailTokenDeps = Pick<Context, "clock" | "secret">;

/** Content of a token. */
export type MailTokenFor = {
  purpose: MailTokenPurpose;
  /** Id of the person, registration or invitation. */
  subjectId: string;
  /** Additional data, such as the address to be verified. */
  value?: string;
  /** 60 minutes by default. */
  lifetimeMinutes?: number;
};

/**
 * Issues the token of a mail link: signed, single-use, valid for 60 minutes (product decisions §2). Call it in the
 * transaction that queues the mail; the database stores only its hash.
 */
export async function issueMailToken(
  transaction: Queryable,
  deps: MailTokenDeps,
  { purpose, subjectId, value, lifetimeMinutes = mailTokenMinutes }: MailTokenFor,
): Promise<string> {
  const random = randomBytes(32).toString("base64url");
  const expiresAt = new Date(deps.clock.now().getTime() + lifetimeMinutes * 60_000);
  await transaction.rows({
    text: `insert into mail_token (token_hash, purpose, subject_id, value, expires_at)
           values ($1, $2, $3, $4, $5)`,
    values: [hash(random), purpose, subjectId, value ?? null, expiresAt],
  });
  return `${random}.${signature(purpose, random, deps.secret)}`;
}

/** A request that comes again within this time has been sent twice: it is mailed once. */
export const duplicateWindowMs = 10_000;

/**
 * Whether a token for a subject (and a value, if given) that is still valid was issued within some time; by default so
 * recently that its request was sent twice.
 */
export async function isJustIssued(
  transaction: Queryable,
  { clock }: Pick<Context, "clock">,
  { purpose, subjectId, value }: Pick<MailTokenFor, "purpose" | "subjectId" | "value">,
  withinMs = duplicateWindowMs,
): Promise<boolean> {
  const fresh = await transaction.rows({
    text: `select 1 from mail_token
           where purpose = $1 and subject_id = $2 and ($3::text is null or value = $3) and expires_at > $4`,
    values: [
      ...[purpose, subjectId, value ?? null],
      new Date(clock.now().getTime() + mailTokenMinutes * 60_000 - withinMs),
    ],
  });
  return fresh.length > 0;
}

/**
 * Redeems a token, and invalidates all others for the same subject. Call it in the transaction of the allowed action: if
 * that fails, the token stays valid.
 *
 * @returns null when it is forged, for another purpose, used or expired.
 */
export async function redeemMailToken(
  transaction: Queryable,
  deps: MailTokenDeps,
  purpose: MailTokenPurpose,
  token: string,
): Promise<{ subjectId: string; value: string | null } | null> {
  const [random = ""] = token.split(".");
  if (!isMailToken(deps, purpose, token)) return null;
  const [redeemed] = await transaction.rows<{ subjectId: string; value: string | null }>({
    text: `delete from mail_token where token_hash = $1 and purpose = $2 and expires_at > $3
           returning subject_id as "subjectId", value`,
    values: [hash(random), purpose, deps.clock.now()],
  });
  if (!redeemed) return null;
  await dropMailTokens(transaction, purpose, redeemed.subjectId);
  return redeemed;
}

/** Reads a token without redeeming it, for a page that shows what its link does. */
export async function findMailToken(
  database: Queryable,
  deps: MailTokenDeps,
  purpose: MailTokenPurpose,
  token: string,
): Promise<{ subjectId: string; value: string | null } | null> {
  if (!isMailToken(deps, purpose, token)) return null;
  const [random = ""] = token.split(".");
  const [found] = await database.rows<{ subjectId: string; value: string | null }>({
    text: `select subject_id as "subjectId", value from mail_token
           where token_hash = $1 and purpose = $2 and expires_at > $3`,
    values: [hash(random), purpose, deps.clock.now()],
  });
  return found ?? null;
}

/** Whether a token has a valid signature for a purpose; it may be used or expired. */
export function isMailToken(
  { secret }: Pick<MailTokenDeps, "secret">,
  purpose: MailTokenPurpose,
  token: string,
): boolean {
  const [random = "", given = ""] = token.split(".");
  return isSameSecret(given, signature(purpose, random, secret));
}

/** Invalidates all links of a purpose for a subject. */
export async function dropMailTokens(transaction: Queryable, purpose: MailTokenPurpose, subjectId: string) {
  await transaction.rows({
    text: "delete from mail_token where purpose = $1 and subject_id = $2",
    values: [purpose, subjectId],
  });
}

function hash(random: string): Buffer {
  return createHash("sha256").update(random).digest();
}

function signature(purpose: MailTokenPurpose, random: string, secret: string): string {
  return hmacOf(secret, "mail link", `${purpose} ${random}`).toString("base64url");
}
