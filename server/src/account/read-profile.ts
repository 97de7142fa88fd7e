import { pictureAddress } from "@recambia/contract/account/picture-address";
import { type Profile, profileCurrencies } from "@recambia/contract/account/schemas";
import type { Queryable } from "../platform/database/database.ts";

/** Columns of a profile. */
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

/** A new person has a single name, which they may split. */
export const profileColumns = `
  person.id, coalesce(person.first_name, person.name) as first_name,
  coalesce(person.last_name, '') as last_name, coalesce(person.nickname, '') as nickname,
  person.currency, person.email, person.pending_email, person.picture, person.created_at`;

/** Reads a person's profile (specification §3); null when they have been deleted. */
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
