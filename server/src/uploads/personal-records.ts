import type { Queryable } from "../platform/database/database.ts";
import { type UploadRow, uploadColumns, uploadOf } from "./upload-rows.ts";

/** SQL: uses for which the law keeps a file although its person has left; conversations that go detach their own. */
const keptUses = "('withdrawal', 'guarantee', 'support')";

/**
 * Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17). The files
 * themselves are downloaded one by one at the addresses in the records.
 */
export const uploadRecords = {
  feature: "uploads",
  async exportPersonalData(database: Queryable, { personId }: { personId: string }) {
    const rows = await database.rows<UploadRow>({
      text: `select ${uploadColumns} from upload where person_id = $1 order by upload.id`,
      values: [personId],
    });
    return rows.map(uploadOf);
  },
  /**
   * Nobody can open the files from now on; their bytes are deleted within an hour or two. Those of withdrawals, guarantee
   * claims and conversations that are kept as proof stay with these, without an owner (docs/decisions/175, 177).
   */
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await transaction.rows({
      text: `delete from upload where person_id = $1 and not exists (
               select from upload_use where upload_id = upload.id and kind in ${keptUses})`,
      values: [personId],
    });
    await transaction.rows({
      text: `with kept as (update upload set person_id = null where person_id = $1 returning id)
             delete from upload_use using kept where upload_id = kept.id and kind not in ${keptUses}`,
      values: [personId],
    });
  },
};
