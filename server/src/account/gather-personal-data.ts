import type { PersonalData } from "@recambia/contract/account/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Context } from "../platform/http/context.ts";
import { logRequest } from "./log-request.ts";
import type { Person, PersonalRecords } from "./personal-records.ts";
import { pictureFile } from "./picture/picture-file.ts";

/**
 * Collects all personal data of a person, feature by feature, for portability (Regulation (EU) 2016/679, articles 15 and 20;
 * `law.md` 6.2), and records the request.
 *
 * @returns null when the person has been deleted meanwhile.
 */
export async function gatherPersonalData(
  { database, files, clock }: Pick<Context, "database" | "files" | "clock">,
  person: Person,
  features: PersonalRecords[],
): Promise<PersonalData | null> {
  const now = clock.now();
  // One snapshot for all features.
  const gathered = await database.transaction(async (transaction) => {
    const account = await readAccount(transaction, person.personId);
    if (!account) return null;
    await logRequest(transaction, person, "download", now);
    const records: Record<string, unknown> = {};
    for (const { feature, exportPersonalData } of features) {
      records[feature] = await exportPersonalData(transaction, person);
    }
    return { account, records, data_requests: await readRequests(transaction, person.personId) };
  });
  if (!gathered) return null;
  const { picture } = gathered.account;
  const bytes = picture && (await files.read(pictureFile(picture)));
  const shown = bytes ? `data:image/webp;base64,${bytes.toString("base64")}` : null;
  return {
    made_at: now.toISOString(),
    person_id: person.personId,
    ...gathered,
    account: { ...gathered.account, picture: shown },
  };
}

type AccountRow = Record<string, string | null> & { picture: string | null };

async function readAccount(transaction: Queryable, personId: string): Promise<AccountRow | null> {
  const [row] = await transaction.rows<Record<string, string | Date | null> & { picture: string | null }>({
    text: `select customer_id, email, pending_email, name, first_name, last_name, nickname, currency, locale,
             theme, picture, created_at, updated_at
           from person where id = $1 for share`,
    values: [personId],
  });
  if (!row) return null;
  const texts = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return { ...Object.fromEntries(texts), picture: row.picture };
}

async function readRequests(transaction: Queryable, personId: string) {
  const rows = await transaction.rows<{ kind: string; served_at: Date }>({
    text: "select kind, served_at from data_request where person_id = $1 order by id",
    values: [personId],
  });
  return rows.map(({ kind, served_at }) => ({ kind, served_at: served_at.toISOString() }));
}
