import { pictureAddress } from "@recambia/contract/account/picture-address";
import type { CurrentUser } from "@recambia/contract/session/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { maxSessionDays, sessionLifetimeMs } from "./session-cookie.ts";

const lastUseIsKnownToMs = 60 * 60 * 1000;

type PersonRow = { id: string; name: string; email: string; picture: string | null };
type CallerRow = { [Field in keyof PersonRow]: PersonRow[Field] | null } & {
  isPending: boolean;
  usedAt: Date;
};

/**
 * Reads the current user by session token (specification §3). A session unused for an hour is extended to 30 days,
 * at most until 90 days after signing in: `isRenewed`, and its cookie must be sent again.
 *
 * @returns 401 without a session, 403 `email_unverified` for a pending one.
 */
export async function readCurrentUser(
  { database, clock }: Pick<Context, "database" | "clock">,
  token: string | null,
): Promise<{ user: CurrentUser; isRenewed: boolean } | Refusal> {
  if (!token) return { refused: "unauthenticated" };
  const now = clock.now();
  const [row] = await database.rows<CallerRow>({
    name: "read-current-user",
    isLookup: true,
    text: `select person.id, person.name, person.email, person.picture,
             session.registration_id is not null as "isPending", session.updated_at as "usedAt"
           from session left join person on person.id = session.person_id
           where session.token = $1 and session.expires_at > $2`,
    values: [token, now],
  });
  if (row?.isPending) return { refused: "email_unverified" };
  const user = row && toCurrentUser(row);
  if (!user) return { refused: "unauthenticated" };
  const isRenewed = now.getTime() - row.usedAt.getTime() >= lastUseIsKnownToMs;
  if (isRenewed) await renewSession(database, token, now);
  return { user, isRenewed };
}

/** Converts a row to the contract's type. */
export async function findUser(database: Queryable, personId: string): Promise<CurrentUser | null> {
  const [row] = await database.rows<PersonRow>({
    text: "select id, name, email, picture from person where id = $1",
    values: [personId],
  });
  return row ? toCurrentUser(row) : null;
}

function toCurrentUser({ id, name, email, picture }: Partial<CallerRow>): CurrentUser | null {
  if (!id || !email) return null;
  return { id, name: name ?? "", email, profile: { picture: pictureAddress(picture ?? null) } };
}

async function renewSession(database: Queryable, token: string, now: Date) {
  await database.rows({
    text: `update session set updated_at = $2,
             expires_at = least($3, created_at + interval '${maxSessionDays} days')
           where token = $1`,
    values: [token, now, new Date(now.getTime() + sessionLifetimeMs)],
  });
}
