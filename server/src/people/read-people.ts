import { pictureAddress } from "@recambia/contract/account/picture-address";
import type { Invitation, People, Person } from "@recambia/contract/people/schemas";
import type { Queryable } from "../platform/database/database.ts";

/** The person who makes a request; they can only see people of their own customer. */
export type Requester = { personId: string; customerId: string };

type PersonRow = Omit<Person, "joined_at" | "picture"> & { joined_at: Date; picture: string | null };

/** $1 customer, $2 requester. */
const personText = `
  select person.id, person.name, person.email, person.picture, person.id = $2 as is_me,
    coalesce(invitation.accepted_at, person.created_at) as joined_at, inviter.name as invited_by
  from person
  left join invitation on invitation.accepted_by = person.id and invitation.customer_id = person.customer_id
  left join person inviter on inviter.id = invitation.invited_by
  where person.customer_id = $1`;

/** Lists the people of the requester's customer, the requester first, and its open invitations. */
export async function listPeople(database: Queryable, asking: Requester, now: Date): Promise<People> {
  const rows = await database.rows<PersonRow>({
    name: "list-people",
    text: `${personText} order by person.id <> $2, joined_at, person.id`,
    values: [asking.customerId, asking.personId],
  });
  return { people: rows.map(toPerson), invitations: await listInvitations(database, asking, now) };
}

/** Finds a person of the requester's customer; null without one. */
export async function findPerson(database: Queryable, asking: Requester, id: string): Promise<Person | null> {
  const [row] = await database.rows<PersonRow>({
    name: "find-person",
    text: `${personText} and person.id = $3`,
    values: [asking.customerId, asking.personId, id],
  });
  return row ? toPerson(row) : null;
}

function toPerson({ joined_at, picture, ...row }: PersonRow): Person {
  return { ...row, picture: pictureAddress(picture), joined_at: joined_at.toISOString() };
}

type InvitationRow = {
  id: string;
  email: string;
  name: string;
  invited_by: string | null;
  sent_at: Date;
  expires_at: Date;
};

const invitationText = `
  select invitation.id, invitation.email, invitation.name, inviter.name as invited_by,
    invitation.sent_at, invitation.expires_at
  from invitation left join person inviter on inviter.id = invitation.invited_by
  where invitation.customer_id = $1 and invitation.accepted_at is null`;

async function listInvitations(database: Queryable, { customerId }: Requester, now: Date) {
  const rows = await database.rows<InvitationRow>({
    name: "list-invitations",
    text: `${invitationText} order by invitation.sent_at desc, invitation.id`,
    values: [customerId],
  });
  return rows.map((row) => toInvitation(row, now));
}

/** Finds an open invitation of the requester's customer; null without one. */
export async function findInvitation(
  database: Queryable,
  { customerId }: Requester,
  id: string,
  now: Date,
): Promise<Invitation | null> {
  const [row] = await database.rows<InvitationRow>({
    text: `${invitationText} and invitation.id = $2`,
    values: [customerId, id],
  });
  return row ? toInvitation(row, now) : null;
}

function toInvitation({ sent_at, expires_at, ...row }: InvitationRow, now: Date): Invitation {
  return {
    ...row,
    sent_at: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
  };
}
