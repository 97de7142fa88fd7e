import type { Theme } from "@recambia/contract/account/schemas";
import type { BackupPreference } from "@recambia/contract/backups/schemas";
import { isLocale } from "@recambia/contract/locale";
import type { BackupPart } from "../backups/index.ts";
import type { Queryable } from "../platform/database/database.ts";
import { isRefusal } from "../platform/http/refusals/refusal.ts";
import { changePreferences } from "./change-preferences.ts";
import { changeProfile } from "./change-profile.ts";
import { readProfile } from "./read-profile.ts";

/** A person's name and currency, theme and language, as a part of backups. */
export const preferenceBackup: BackupPart<"preferences"> = {
  async read(database, { personId }) {
    const profile = await readProfile(database, personId);
    if (!profile) return [];
    const { first_name, last_name, nickname, currency } = profile;
    const label = `${first_name} ${last_name}`.trim().slice(0, 200);
    return [
      { key: "profile", label, value: { first_name, last_name, nickname, currency } },
      ...(await readChoices(database, personId)),
    ];
  },
  findImpossible: async () => new Set<string>(),
  async restore(transaction, { personId }, { put, now }) {
    const leftOut: string[] = [];
    for (const item of put) {
      if (item.key === "theme") await changePreferences(transaction, personId, { theme: item.value }, now);
      if (item.key === "language")
        await changePreferences(transaction, personId, { locale: item.value }, now);
      if (item.key !== "profile") continue;
      const changed = await changeProfile(transaction, personId, item.value, now);
      if (isRefusal(changed)) leftOut.push(item.key);
    }
    return leftOut;
  },
};

async function readChoices(database: Queryable, personId: string): Promise<BackupPreference[]> {
  const [row] = await database.rows<{ theme: Theme | null; locale: string }>({
    name: "read-preferences",
    text: "select theme, locale from person where id = $1",
    values: [personId],
  });
  if (!row) return [];
  const { theme, locale } = row;
  return [
    ...(theme ? [{ key: "theme" as const, label: theme, value: theme }] : []),
    ...(isLocale(locale) ? [{ key: "language" as const, label: locale, value: locale }] : []),
  ];
}
