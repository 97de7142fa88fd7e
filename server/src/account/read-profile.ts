import { type Profile, pictureAddress, profileCurrencies } from "@recambia/contract/account/schemas";
import type { Queryable } from "../platform/database/database.ts";

/** A person's own row, as the profile shows it. */
export type ProfileRow = {
  id: string;
  first_name: string;
  last_name: string;
  nickname: string;
  currency: string;
  email: string;
  pending_email: string | null;
  picture: string | null;
  created_at: Date;
};

/** Whoever has only signed up has one name, which is theirs to divide. */
export const profileColumns = `
  person.id, coalesce(person.first_name, person.name) as first_name,
  coalesce(person.last_name, '') as last_name, coalesce(person.nickname, '') as nickname,
  person.currency, person.email, person.pending_email, person.picture, person.created_at`;

/** The person's profile (specification §3); null when they are gone. */
export async function readProfile(database: Queryable, personId: string): Promise<Profile | null> {
  const [row] = await database.rows<ProfileRow>({
    name: "read-profile",
    text: `select ${profileColumns} from person where id = $1`,
    values: [personId],
  });
  return row ? toProfile(row) : null;
}

export function toProfile(row: ProfileRow): Profile {
  const { created_at, picture, currency, ...own } = row;
  return {
    ...own,
    currency: profileCurrencies.find((known) => known === currency) ?? "EUR",
    picture: pictureAddress(picture),
    member_since: created_at.toISOString(),
  };
}
