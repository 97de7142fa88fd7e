import { pathOf } from "@recambia/contract/endpoint";
import { getClaimFile } from "@recambia/contract/orders/endpoints";
import type { AttachedFile, AttachedFileSize } from "@recambia/contract/uploads/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import {
  type Attachment,
  attachedFileOf,
  listAttachedUploads,
  readAttachedFile,
} from "../../uploads/index.ts";
import type { OrderRow } from "../order-rows.ts";

type OrderOfClaims = Pick<OrderRow, "public_id" | "guarantee_claims">;

export const attachmentOf = (claimNumber: string): Attachment => ({
  kind: "guarantee",
  reference: claimNumber,
});

/** Lists the files that were attached to an order's guarantee claims, by the claim's number. */
export async function listClaimFiles(
  database: Queryable,
  { public_id: orderId, guarantee_claims: claims }: OrderOfClaims,
): Promise<ReadonlyMap<string, AttachedFile[]>> {
  if (claims.length === 0) return new Map();
  const attached = await listAttachedUploads(
    database,
    claims.map(({ number }) => attachmentOf(number)),
  );
  return new Map(
    [...attached].map(([number, uploads]) => [
      number,
      uploads.flatMap((file) =>
        attachedFileOf(file, (size) => pathOf(getClaimFile, { orderId, fileId: file.id, size })),
      ),
    ]),
  );
}

/**
 * Reads a file that was attached to one of an order's guarantee claims. The caller has checked who asks.
 *
 * @returns null when there is none of this id.
 */
export async function readClaimFile(
  context: Pick<Context, "database" | "files">,
  { guarantee_claims: claims }: Pick<OrderRow, "guarantee_claims">,
  { fileId, size }: { fileId: string; size: AttachedFileSize },
) {
  for (const { number } of claims) {
    const file = await readAttachedFile(context, attachmentOf(number), fileId, size);
    if (file) return file;
  }
  return null;
}
