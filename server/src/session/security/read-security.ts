import type { Security } from "@recambia/contract/session/schemas";
import type { SignedIn } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { describeDevice } from "../sessions/describe-device.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

type SessionRow = { id: string; userAgent: string | null; createdAt: Date; updatedAt: Date };

/** Reads a person's credentials and sessions. */
export async function readSecurity(
  { database, clock }: Pick<Context, "database" | "clock">,
  { personId, sessionId }: SignedIn,
): Promise<Security> {
  const [person] = await database.rows<{ hasSecondFactor: boolean }>({
    text: `select ${hasSecondFactor} as "hasSecondFactor" from person where id = $1`,
    values: [personId],
  });
  const passkeys = await database.rows<{ id: string; name: string; createdAt: Date }>({
    text: `select id, coalesce(name, '') as name, created_at as "createdAt" from passkey
           where person_id = $1 order by created_at, id`,
    values: [personId],
  });
  const sessions = await database.rows<SessionRow>({
    text: `select id, user_agent as "userAgent", created_at as "createdAt", updated_at as "updatedAt"
           from session where person_id = $1 and expires_at > $2 order by updated_at desc, id`,
    values: [personId, clock.now()],
  });
  return {
    has_second_factor: person?.hasSecondFactor ?? false,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, created_at: createdAt.toISOString() })),
    sessions: sessions.map((session) => ({
      id: session.id,
      is_current: session.id === sessionId,
      device: describeDevice(session.userAgent ?? ""),
      created_at: session.createdAt.toISOString(),
      last_used_at: session.updatedAt.toISOString(),
    })),
  };
}
