import type { SessionSummary } from "@recambia/contract/session/schemas";
import type { SignedIn } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { describeDevice } from "./describe-device.ts";

type SessionRow = { id: string; userAgent: string | null; createdAt: Date; updatedAt: Date };

/** Lists a person's sessions, the last used first. */
export async function listSessions(
  { database, clock }: Pick<Context, "database" | "clock">,
  { personId, sessionId }: SignedIn,
): Promise<SessionSummary[]> {
  const sessions = await database.rows<SessionRow>({
    text: `select id, user_agent as "userAgent", created_at as "createdAt", updated_at as "updatedAt"
           from session where person_id = $1 and expires_at > $2 order by updated_at desc, id`,
    values: [personId, clock.now()],
  });
  return sessions.map((session) => ({
    id: session.id,
    is_current: session.id === sessionId,
    device: describeDevice(session.userAgent ?? ""),
    created_at: session.createdAt.toISOString(),
    last_used_at: session.updatedAt.toISOString(),
  }));
}
