import type { Queryable } from "../platform/database/database.ts";
import { type UploadRow, uploadColumns, uploadOf } from "./upload-rows.ts";

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
  /** Nobody can open the files from now on; their bytes are deleted within an hour or two. */
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await transaction.rows({ text: "delete from upload where person_id = $1", values: [personId] });
  },
};
