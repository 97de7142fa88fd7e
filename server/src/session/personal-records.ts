import type { Queryable } from "../platform/database/database.ts";
import { unlockPassword } from "./passwords/guard-password.ts";
import { hasSecondFactor } from "./security/has-second-factor.ts";
import { describeDevice } from "./sessions/describe-device.ts";
import { endSessions } from "./sessions/end-sessions.ts";
import { dropMailTokens } from "./sign-up/mail-tokens.ts";

type SessionRow = {
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
};

/**
 * Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17): sessions and
 * devices, never credentials.
 */
export const sessionRecords = {
  feature: "session",
  async exportPersonalData(database: Queryable, { personId }: { personId: string }) {
    const sessions = await database.rows<SessionRow>({
      text: `select created_at, updated_at as last_used_at, expires_at, ip_address, user_agent
             from session where person_id = $1 order by updated_at desc, id`,
      values: [personId],
    });
    const passkeys = await database.rows<{ name: string | null; created_at: Date }>({
      text: "select name, created_at from passkey where person_id = $1 order by created_at, id",
      values: [personId],
    });
    const [security] = await database.rows<{ password_changed_at: Date | null; has_second_factor: boolean }>({
      text: `select credential.updated_at as password_changed_at,
               ${hasSecondFactor} as has_second_factor
             from person left join credential on credential.person_id = person.id where person.id = $1`,
      values: [personId],
    });
    const named = sessions.map((session) => ({
      ...session,
      device: describeDevice(session.user_agent ?? ""),
    }));
    return { ...security, passkeys, sessions: named };
  },
  /** Passkeys and the password are deleted with the person's row; these are stored under other keys. */
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await endSessions(transaction, personId);
    await dropMailTokens(transaction, "change_email", personId);
    await dropMailTokens(transaction, "reset_password", personId);
    const people = await transaction.rows<{ email: string }>({
      text: "select email from person where id = $1",
      values: [personId],
    });
    for (const { email } of people) {
      await unlockPassword(transaction, email);
      await transaction.rows({ text: "delete from registration where email = $1", values: [email] });
    }
  },
};
