import { createHash } from "node:crypto";
import type { Locale } from "@recambia/contract/locale";
import { maxFailedPasswords, passwordLockHours } from "@recambia/contract/session/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";

/** Result of a password attempt; `right` has the owner. */
export type PasswordAttempt<Owner> =
  | { outcome: "right"; owner: Owner }
  | { outcome: "wrong" }
  /** `isNew` when this attempt has caused the lock. */
  | { outcome: "locked"; lockedUntil: Date; isNew: boolean };

/** Whose failures are counted together. */
export type CountedFailures = {
  email: string;
  /**
   * A browser that the person has signed in from before, or their session: failures of strangers do not lock these.
   * Null: everybody else.
   */
  countedFor: { device: string } | { session: string } | null;
};

/**
 * Tries a password subject to the lock: the third consecutive failure for an address locks it for 3 hours (specification
 * §5, §9), with or without an account, for those whose failures are counted together. An attempt counts as failed before it
 * is made, so that concurrent ones never exceed three.
 *
 * @param findOwner returns the owner of the password, null when it is wrong; not called while locked.
 */
export async function guardPassword<Owner>(
  database: Queryable,
  { now, ...counted }: CountedFailures & { now: Date },
  findOwner: () => Promise<Owner | null>,
): Promise<PasswordAttempt<Owner>> {
  const key = [hashOf(counted.email), nameOf(counted)] as const;
  const lockedUntil = await countFailure(database, key, now);
  if (lockedUntil === "already") {
    return { outcome: "locked", lockedUntil: await endOfLock(database, key, now), isNew: false };
  }
  const owner = await findOwner();
  if (owner !== null) {
    await database.rows({
      text: "delete from failed_password where email_hash = $1 and counted_for = $2",
      values: [...key],
    });
    return { outcome: "right", owner };
  }
  return lockedUntil ? { outcome: "locked", lockedUntil, isNew: true } : { outcome: "wrong" };
}

/** Resets all failed attempts for an address, and ends its locks. */
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
async function countFailure(database: Queryable, key: FailureKey, now: Date) {
  const [row] = await database.rows<{ lockedUntil: Date | null }>({
    name: "count-failed-password",
    text: `
      insert into failed_password (email_hash, counted_for, failure_count, updated_at) values ($1, $2, 1, $3)
      on conflict (email_hash, counted_for) do update set
        failure_count = case when failed_password.locked_until is null
          then failed_password.failure_count + 1 else 1 end,
        locked_until = case when failed_password.locked_until is null
          and failed_password.failure_count + 1 >= ${maxFailedPasswords} then $4::timestamptz end,
        updated_at = $3
      where failed_password.locked_until is null or failed_password.locked_until <= $3
      returning locked_until as "lockedUntil"`,
    values: [...key, now, new Date(now.getTime() + lockMs)],
  });
  return row ? row.lockedUntil : "already";
}

async function endOfLock(database: Queryable, key: FailureKey, now: Date): Promise<Date> {
  const [row] = await database.rows<{ lockedUntil: Date | null }>({
    text: `select locked_until as "lockedUntil" from failed_password
           where email_hash = $1 and counted_for = $2`,
    values: [...key],
  });
  return row?.lockedUntil ?? now;
}

/** Columns `email_hash` and `counted_for`. */
type FailureKey = readonly [Buffer, string];

function nameOf({ countedFor }: CountedFailures): string {
  if (!countedFor) return "";
  return "device" in countedFor ? `device ${countedFor.device}` : `session ${countedFor.session}`;
}

function hashOf(email: string): Buffer {
  return createHash("sha256").update(email.toLowerCase()).digest();
}
