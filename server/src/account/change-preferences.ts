import type { PreferencesBody } from "@recambia/contract/account/schemas";
import type { Queryable } from "../platform/database/database.ts";

/** Stores the theme and the language that a person has chosen; what is not given stays. */
export async function changePreferences(
  database: Queryable,
  personId: string,
  { theme, locale }: PreferencesBody,
  now: Date,
): Promise<void> {
  await database.rows({
    name: "change-preferences",
    text: `update person set theme = coalesce($2, theme), locale = coalesce($3, locale), updated_at = $4
           where id = $1`,
    values: [personId, theme ?? null, locale ?? null, now],
  });
}
