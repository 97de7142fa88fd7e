import { pathOf } from "@recambia/contract/endpoint";
import { downloadUpload, getUploadPicture } from "@recambia/contract/uploads/endpoints";
import type {
  UploadedFile,
  UploadKind,
  UploadProblem,
  UploadState,
  UploadUse,
} from "@recambia/contract/uploads/schemas";

export type UploadRow = {
  id: string;
  name: string;
  state: UploadState;
  problem: UploadProblem | null;
  kind: UploadKind | null;
  byte_count: number;
  received_bytes: number;
  counted_bytes: number;
  keeps_original: boolean;
  width: number | null;
  height: number | null;
  uses: { kind: UploadUse; reference: string; id: string | null }[];
  created_at: Date;
};

/** Columns of an `UploadRow`, of the table `upload`. */
export const uploadColumns = `
  upload.public_id as id, upload.name, upload.state, upload.problem, upload.kind, upload.byte_count,
  upload.received_bytes, upload.counted_bytes, upload.keeps_original, upload.width, upload.height, upload.created_at,
  coalesce((select json_agg(json_build_object('kind', attached.kind, 'reference', attached.reference, 'id',
              case attached.kind
                when 'support' then (select public_id from support_conversation where number = attached.reference)
                when 'withdrawal' then (select public_id from customer_order where number = attached.reference)
                when 'guarantee' then (select o.public_id from guarantee_claim claim join customer_order o
                  on o.id = claim.order_id where claim.number = attached.reference)
                else attached.reference end)
              order by attached.attached_at, attached.reference)
            from upload_use attached where attached.upload_id = upload.id), '[]'::json) as uses`;

/** Whether a file's bytes are stored besides the pictures drawn from them. */
export function hasOriginal(row: Pick<UploadRow, "state" | "kind" | "keeps_original">): boolean {
  return row.state === "ready" && (row.kind === "pdf" || row.keeps_original);
}

/** Builds a file of the API from its row. */
export function uploadOf(row: UploadRow): UploadedFile {
  const { id, name, state, problem, kind, byte_count, received_bytes, counted_bytes, width, height, uses } =
    row;
  const picture = (size: string) => pathOf(getUploadPicture, { uploadId: id, size });
  const isDrawn = state === "ready" && width !== null && height !== null;
  return {
    id,
    name,
    state,
    problem,
    kind,
    byte_count,
    received_bytes,
    counted_bytes,
    pictures: isDrawn ? { small: picture("small"), large: picture("large"), width, height } : null,
    download: hasOriginal(row) ? pathOf(downloadUpload, { uploadId: id }) : null,
    uses,
    created_at: row.created_at.toISOString(),
  };
}
