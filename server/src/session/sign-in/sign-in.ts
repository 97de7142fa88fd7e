import type { Locale } from "@recambia/contract/locale";
import type { LoginBody } from "@recambia/contract/session/schemas";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { queueMail } from "../../platform/mail/index.ts";
import { sessionMails } from "../mails/session-mails.ts";
import { guardPassword, refuseLocked } from "../passwords/guard-password.ts";
import { dummyHash, matchesHash } from "../passwords/hash-password.ts";
import { hasSecondFactor } from "../security/has-second-factor.ts";
import { type Browser, type Owner, openSession } from "../sessions/open-session.ts";
import { type CartMergeResult, type MergeGuestData, startSession } from "../sessions/start-session.ts";

/** Result of a sign-in with the right password. */
export type SignIn =
  /** The person is signed in. */
  | { is: "signed_in"; personId: string; token: string; joined: CartMergeResult }
  /** A second factor is required; no session yet. */
  | { is: "half" }
  /** Unverified registration: a pending session. */
  | { is: "pending"; token: string };

type Given = LoginBody & { locale: Locale; browser: Browser; mergeGuestData: MergeGuestData };

/** Account data of an address. */
type Account = {
  personId: string | null;
  personsHash: string | null;
  name: string | null;
  personsLocale: Locale | null;
  hasSecondFactor: boolean | null;
  registrationId: string | null;
  registrationsHash: string | null;
};

/**
 * Signs in by email and password (specification §4, §5). Unknown addresses cost the same work and get the same response as
 * wrong passwords; both count towards the lock, apart from a browser that the person has signed in from before.
 *
 * @returns the result; 422 `invalid_credentials`; 423 `password_locked`.
 */
export async function signIn(context: Context, given: Given): Promise<SignIn | Refusal> {
  const { database } = context;
  const now = context.clock.now();
  const email = given.email.toLowerCase();
  const account = await readAccount(context, email);
  const device = given.browser.devices.find(({ personId }) => personId === account.personId);
  const countedFor = device ? { device: device.deviceId } : null;
  const trial = await guardPassword(database, { email, countedFor, now }, () =>
    ownerOf(given.password, account),
  );
  if (trial.outcome === "wrong") return { refused: "invalid_credentials" };
  if (trial.outcome === "locked") {
    if (trial.isNew) await notifyLock(context, email, account, trial.lockedUntil);
    return refuseLocked(trial.lockedUntil, given.locale);
  }
  const { owner } = trial;
  if ("personId" in owner && account.hasSecondFactor) return { is: "half" };
  return database.transaction(async (transaction) => {
    if ("personId" in owner) {
      return { is: "signed_in", ...owner, ...(await startSession(transaction, { ...given, ...owner, now })) };
    }
    const { browser } = given;
    return { is: "pending", token: await openSession(transaction, { owner, browser, now }) };
  });
}

/** Finds the owner of the password; a wrong one costs two hashes in every case. */
async function ownerOf(password: string, account: Account): Promise<Owner | null> {
  const { personId, personsHash, registrationId, registrationsHash } = account;
  const isPersons = await matchesHash(password, personsHash ?? dummyHash);
  if (isPersons && personsHash && personId) return { personId };
  const isRegistrations = await matchesHash(password, registrationsHash ?? dummyHash);
  return isRegistrations && registrationsHash && registrationId ? { registrationId } : null;
}

/** Reads the person and the newest registration of an address, in one statement that always returns a row. */
async function readAccount({ database, clock }: Context, email: string): Promise<Account> {
  const [account] = await database.rows<Account>({
    name: "read-account",
    text: `
      select person.id as "personId", credential.password as "personsHash", person.name,
        person.locale as "personsLocale", ${hasSecondFactor} as "hasSecondFactor",
        newest.id as "registrationId", newest.password_hash as "registrationsHash"
      from (select 1) as always
      left join person on person.email = $1
      left join credential on credential.person_id = person.id and credential.provider_id = 'credential'
      left join lateral (
        select id, password_hash from registration
        where email = $1 and expires_at > $2 order by created_at desc limit 1
      ) newest on true`,
    values: [email, clock.now()],
  });
  if (!account) throw new Error("The account's statement answers with one row");
  return account;
}

async function notifyLock({ database }: Context, email: string, account: Account, lockedUntil: Date) {
  const { name, personsLocale: locale } = account;
  if (name === null || locale === null) return;
  const until = lockedUntil.toISOString();
  await queueMail(database, sessionMails, {
    to: email,
    locale,
    template: { kind: "password_locked", name, until },
  });
}
