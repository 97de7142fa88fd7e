import type { ReceivedInvitation } from "@recambia/contract/people/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { findMailToken } from "../session/index.ts";
import { hasOwnData } from "./move-person.ts";
import type { Requester } from "./read-people.ts";
import type { InvitationDeps } from "./send-invitation.ts";

/** An open invitation. */
export type OpenInvitation = { id: string; customerId: string; email: string };

type Read = Omit<ReceivedInvitation, "caller" | "expires_at"> & { customerId: string; expires_at: Date };

/** Finds the invitation of a link; null when it is forged, used, withdrawn or expired. */
export async function findByToken(
  database: Queryable,
  deps: InvitationDeps,
  token: string,
): Promise<OpenInvitation | null> {
  const found = await findMailToken(database, deps, "invitation", token);
  if (!found) return null;
  const [invitation] = await database.rows<OpenInvitation>({
    text: `select id, customer_id as "customerId", email from invitation
           where id = $1 and accepted_at is null and expires_at > $2`,
    values: [found.subjectId, deps.clock.now()],
  });
  return invitation ?? null;
}

/**
 * Reads an invitation for the holder of its link.
 *
 * @param caller the signed-in person; null for a visitor.
 * @returns 422 `invalid_token` for an invalid link.
 */
export async function readInvitation(
  deps: InvitationDeps,
  token: string,
  caller: Requester | null,
): Promise<ReceivedInvitation | Refusal> {
  const { database } = deps;
  const open = await findByToken(database, deps, token);
  const [row] = await database.rows<Read>({
    text: `select coalesce(inviter.name, '') as inviter, invitation.email, invitation.name,
             invitation.expires_at, invitation.customer_id as "customerId",
             exists (select from person where person.email = invitation.email) as has_account
           from invitation left join person inviter on inviter.id = invitation.invited_by
           where invitation.id = $1`,
    values: [open?.id ?? ""],
  });
  if (!row) return { refused: "invalid_token" };
  const { customerId, expires_at, ...shown } = row;
  return {
    ...shown,
    expires_at: expires_at.toISOString(),
    caller: caller && (await describeForCaller(database, caller, customerId)),
  };
}

async function describeForCaller(
  database: Queryable,
  { personId, customerId }: Requester,
  joinsId: string,
): Promise<ReceivedInvitation["caller"]> {
  const [person] = await database.rows<{ name: string; email: string; leaves_others: boolean }>({
    text: `select name, email,
             exists (select from person other where other.customer_id = $2 and other.id <> $1) as leaves_others
           from person where id = $1`,
    values: [personId, customerId],
  });
  if (!person) return null;
  if (customerId === joinsId) return { ...person, leaves_others: false, obstacle: "already_there" };
  const loses = !person.leaves_others && (await hasOwnData(database, customerId));
  return { ...person, obstacle: loses ? "own_things" : null };
}
