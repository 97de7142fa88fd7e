import type { BackupPart } from "../backups/index.ts";
import { lockForVehicles } from "./attaching/set-upload-vehicle.ts";

/** Which file holds which vehicle's papers, as a part of backups. The files themselves are not in it. */
export const papersBackup: BackupPart<"papers"> = {
  async read(database, { personId }) {
    const rows = await database.rows<{ upload_id: string; vehicle_id: string; name: string }>({
      text: `select upload.public_id as upload_id, used.reference as vehicle_id, upload.name
             from upload_use used join upload on upload.id = used.upload_id
             where used.kind = 'vehicle' and upload.person_id = $1
             order by upload.id, used.reference`,
      values: [personId],
    });
    return rows.map(({ name, ...value }) => ({
      key: `${value.upload_id}-${value.vehicle_id}`,
      label: name,
      value,
    }));
  },
  async findImpossible(database, { personId }, items) {
    const rows = await database.rows<{ id: string }>({
      text: "select public_id as id from upload where person_id = $1 and public_id = any($2::text[])",
      values: [personId, items.map(({ value }) => value.upload_id)],
    });
    const existing = new Set(rows.map(({ id }) => id));
    return new Set(items.filter(({ value }) => !existing.has(value.upload_id)).map(({ key }) => key));
  },
  async restore(transaction, { personId }, { put, remove, now }) {
    const putIds = put.map(({ value }) => value.upload_id);
    const removedIds = remove.map((key) => key.slice(0, key.indexOf("-")));
    await lockForVehicles(transaction, personId, [...putIds, ...removedIds]);
    await transaction.rows({
      text: `delete from upload_use using upload
             where upload.id = upload_use.upload_id and upload.person_id = $1 and upload_use.kind = 'vehicle'
               and (upload.public_id = any($2::text[])
                 or upload.public_id || '-' || upload_use.reference = any($3::text[]))`,
      values: [personId, putIds, remove],
    });
    await transaction.rows({
      text: `insert into upload_use (upload_id, kind, reference, attached_at)
             select distinct on (upload.id) upload.id, 'vehicle', vehicle_id, $4::timestamptz
             from unnest($2::text[], $3::text[]) wanted (upload_id, vehicle_id)
             join upload on upload.public_id = wanted.upload_id and upload.person_id = $1
             on conflict do nothing`,
      values: [personId, putIds, put.map(({ value }) => value.vehicle_id), now],
    });
    return [];
  },
};
