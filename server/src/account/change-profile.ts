import type { Profile, ProfileBody } from "@recambia/contract/account/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { type ProfileRow, profileColumns, toProfile } from "./read-profile.ts";

/**
 * Changes a person's names (specification §3, "Profile edit fields"); the full name, used in mails, follows.
 *
 * @returns the changed profile; a refusal when the first name is blank; null when the person has been deleted.
 */
export async function changeProfile(
  database: Queryable,
  personId: string,
  body: ProfileBody,
  now: Date,
): Promise<Profile | Refusal | null> {
  const firstName = tidy(body.first_name);
  const lastName = tidy(body.last_name);
  if (firstName === "") return refuseField("first_name", fieldMessages.required);
  const [row] = await database.rows<ProfileRow>({
    name: "change-profile",
    text: `update person set first_name = $2, last_name = $3, nickname = $4, currency = $5, name = $6,
             updated_at = $7
           where id = $1 returning ${profileColumns}`,
    values: [
      personId,
      firstName,
      lastName,
      tidy(body.nickname),
      body.currency,
      `${firstName} ${lastName}`.trim(),
      now,
    ],
  });
  return row ? toProfile(row) : null;
}

/** Normalizes Unicode and trims. */
function tidy(text: string): string {
  return text.normalize("NFC").trim();
}
