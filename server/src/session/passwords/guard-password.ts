import { createHash } from "node:crypto";
import type { Locale } from "@recambia/contract/locale";
import { mostFailedPasswords, passwordLockHours } from "@recambia/contract/session/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";

/** Result of a password attempt; `right` has the owner. */
export type PasswordAttempt<Owner> =
  | { outcome: "right"; owner: Owner }
  | { outcome: "wrong" }
  /** `isNew` when this attempt has caused the lock. */
  | { outcome: "locked"; lockedUntil: Date; isNew: boolean };

/**
 * Tries a password subject to the lock: the third consecutive failure for an address locks it for 3 hours (specification
 * §5, §9), with or without an account. An attempt counts as failed before it is made, so that concurrent ones never exceed
 * three.
 *
 * @param findOwner returns the owner of the password, null when it is wrong; not called while locked.
 */
export async function guardPassword<Owner>(
  database: Queryable,
  { email, now }: { email: string; now: Date },
  findOwner: () => Promise<Owner | null>,
): Promise<PasswordAttempt<Owner>> {
  const emailHash = hashOf(email);
  const lockedUntil = await countFailure(database, emailHash, now);
  if (lockedUntil === "already") {
    return { outcome: "locked", lockedUntil: await endOfLock(database, emailHash, now), isNew: false };
  }
  const owner = await findOwner();
  if (owner !== null) {
    await unlockPassword(database, email);
    return { outcome: "right", owner };
  }
  return lockedUntil ? { outcome: "locked", lockedUntil, isNew: true } : { outcome: "wrong" };
}

/** Resets an address's failed attempts, and ends its lock. */
export async function unlockPassword(database: Queryable, email: string): Promise<void> {
  await database.rows({
    text: "delete from failed_password where email_hash = $1",
    values: [hashOf(email)],
  });
}

/** Builds the refusal of a locked password, with the end of the lock in Madrid time. */
export function refuseLocked(lockedUntil: Date, locale: Locale): Refusal {
  const until = new Intl.DateTimeFormat(languageTags[locale], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Madrid",
  }).format(lockedUntil);
  return { refused: "password_locked", values: { until } };
}

const languageTags: Record<Locale, string> = { es: "es-ES", ca: "ca-ES", en: "en-GB" };
const lockMs = passwordLockHours * 60 * 60 * 1000;

/** Counts an attempt; returns the end of the lock it causes, null without one, "already" when locked. */
async function countFailure(database: Queryable, emailHash: Buffer, now: Date) {
  const [row] = await database.rows<{ lockedUntil: Date | null }>({
    name: "count-failed-password",
    text: `
      insert into failed_password (email_hash, failure_count, updated_at) values ($1, 1, $2)
      on conflict (email_hash) do update set
        failure_count = case when failed_password.locked_until is null
          then failed_password.failure_count + 1 else 1 end,
        locked_until = case when failed_password.locked_until is null
          and failed_password.failure_count + 1 >= ${mostFailedPasswords} then $3::timestamptz end,
        updated_at = $2
      where failed_password.locked_until is null or failed_password.locked_until <= $2
      returning locked_until as "lockedUntil"`,
    values: [emailHash, now, new Date(now.getTime() + lockMs)],
  });
  return row ? row.lockedUntil : "already";
}

async function endOfLock(database: Queryable, emailHash: Buffer, now: Date): Promise<Date> {
  const [row] = await database.rows<{ lockedUntil: Date | null }>({
    text: `select locked_until as "lockedUntil" from failed_password where email_hash = $1`,
    values: [emailHash],
  });
  return row?.lockedUntil ?? now;
}

function hashOf(email: string): Buffer {
  return createHash("sha256").update(email.toLowerCase()).digest();
}
