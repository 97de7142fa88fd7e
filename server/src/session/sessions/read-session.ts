import { confirmationMinutes } from "@recambia/contract/session/schemas";
import type { FastifyRequest } from "fastify";
import type { ReadSession, SignedIn } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { readSessionToken } from "./session-cookie.ts";

/** Dependencies of reading sessions. */
type SessionDeps = Pick<Context, "database" | "clock" | "secret">;

type SessionRow = {
  sessionId: string;
  personId: string | null;
  customerId: string | null;
  registrationId: string | null;
  confirmedAt: Date;
};

/**
 * Returns a function that reads a request's session in one statement; unsigned and forged cookies cost none. The session
 * may be pending, of an unverified registration.
 */
export function callerReader({ database, clock, secret }: SessionDeps): ReadSession {
  return async (request) => {
    const token = readSessionToken(request, secret);
    if (!token) return null;
    const now = clock.now();
    const [row] = await database.rows<SessionRow>({
      name: "read-session",
      isLookup: true,
      text: `
        select session.id as "sessionId", person.id as "personId", person.customer_id as "customerId",
          session.registration_id as "registrationId",
          coalesce(session.confirmed_at, session.created_at) as "confirmedAt"
        from session left join person on person.id = session.person_id
        where session.token = $1 and session.expires_at > $2`,
      values: [token, now],
    });
    if (!row) return null;
    const { sessionId, personId, customerId, registrationId, confirmedAt } = row;
    if (registrationId) return { sessionId, registrationId };
    const isConfirmed = now.getTime() - confirmedAt.getTime() < confirmationMinutes * 60_000;
    return personId && customerId ? { sessionId, personId, customerId, isConfirmed } : null;
  };
}

/** Returns a function that reads the signed-in person for routes open to visitors; pending sessions count as visitors. */
export function sessionReader(deps: SessionDeps): (request: FastifyRequest) => Promise<SignedIn | null> {
  const readCaller = callerReader(deps);
  return async (request) => {
    const caller = await readCaller(request);
    return caller && "personId" in caller ? caller : null;
  };
}
