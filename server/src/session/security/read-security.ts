import type { Security } from "@recambia/contract/session/schemas";
import type { SignedIn } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

/** Reads a person's credentials and sessions. */
export async function readSecurity(
  context: Pick<Context, "database" | "clock">,
  caller: SignedIn,
): Promise<Security> {
  const { database } = context;
  const { personId } = caller;
  const [person] = await database.rows<{ hasSecondFactor: boolean }>({
    text: `select ${hasSecondFactor} as "hasSecondFactor" from person where id = $1`,
    values: [personId],
  });
  const passkeys = await database.rows<{ id: string; name: string; createdAt: Date }>({
    text: `select id, coalesce(name, '') as name, created_at as "createdAt" from passkey
           where person_id = $1 order by created_at, id`,
    values: [personId],
  });
  return {
    has_second_factor: person?.hasSecondFactor ?? false,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, created_at: createdAt.toISOString() })),
    sessions: await listSessions(context, caller),
  };
}
