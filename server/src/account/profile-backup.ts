import type { BackupPart } from "../backups/index.ts";
import { isRefusal } from "../platform/http/refusals/refusal.ts";
import { changeProfile } from "./change-profile.ts";
import { readProfile } from "./read-profile.ts";

const profileKey = "profile";

/** A person's name and currency, as a part of backups. */
export const preferenceBackup: BackupPart<"preferences"> = {
  async read(database, { personId }) {
    const profile = await readProfile(database, personId);
    if (!profile) return [];
    const { first_name, last_name, nickname, currency } = profile;
    const label = `${first_name} ${last_name}`.trim().slice(0, 200);
    return [{ key: profileKey, label, value: { first_name, last_name, nickname, currency } }];
  },
  findImpossible: async () => new Set<string>(),
  async restore(transaction, { personId }, { put, now }) {
    const [item] = put;
    if (!item) return [];
    const changed = await changeProfile(transaction, personId, item.value, now);
    return isRefusal(changed) ? [item.key] : [];
  },
};
