import { pathOf } from "@recambia/contract/endpoint";
import { getReturnFile } from "@recambia/contract/orders/endpoints";
import type { AttachedFile, AttachedFileSize } from "@recambia/contract/uploads/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import {
  type Attachment,
  attachedFileOf,
  attachUploads,
  listAttachedUploads,
  lockUploads,
  readAttachedFile,
} from "../../uploads/index.ts";
import { orderMessages } from "../messages.ts";
import type { OrderRow } from "../order-rows.ts";

type Sender = {
  /** Null: somebody without an account, who has no files here. */
  personId: string | null;
  uploadIds: readonly string[];
};

const attachmentOf = (number: string): Attachment => ({ kind: "withdrawal", reference: number });

/**
 * Checks that a person's files can be attached to a withdrawal, before it is declared.
 *
 * @returns null if they can, otherwise the refusal `validation_failed` for the field `files`.
 */
export async function checkReturnFiles(
  transaction: Queryable,
  { personId, uploadIds }: Sender,
): Promise<Refusal | null> {
  if (uploadIds.length === 0) return null;
  if (personId === null) return refuseField("files", orderMessages.files_need_account);
  return lockUploads(transaction, { personId, uploadIds });
}

/** Attaches files to an order's withdrawals; check them first. */
export async function attachReturnFiles(
  transaction: Queryable,
  { personId, uploadIds }: Sender,
  { number, now }: { number: string; now: Date },
): Promise<void> {
  if (personId === null) return;
  const attached = await attachUploads(transaction, { personId, uploadIds, to: attachmentOf(number), now });
  if (isRefusal(attached)) throw new Error(`Files could not be attached to the order ${number}`);
}

/** Lists the files that were attached to an order's withdrawals. */
export async function listReturnFiles(
  database: Queryable,
  order: Pick<OrderRow, "public_id" | "number" | "withdrawals" | "cancellations">,
): Promise<AttachedFile[]> {
  const isWithdrawn =
    order.withdrawals.length > 0 || order.cancellations.some(({ cause }) => cause === "withdrawal");
  if (!isWithdrawn) return [];
  const attached = await listAttachedUploads(database, [attachmentOf(order.number)]);
  return (attached.get(order.number) ?? []).flatMap((file) =>
    attachedFileOf(file, (size) =>
      pathOf(getReturnFile, { orderId: order.public_id, fileId: file.id, size }),
    ),
  );
}

/**
 * Reads a file that was attached to an order's withdrawals. The caller has checked who asks.
 *
 * @returns null when there is none of this id.
 */
export function readReturnFile(
  context: Pick<Context, "database" | "files">,
  { number, fileId, size }: { number: string; fileId: string; size: AttachedFileSize },
) {
  return readAttachedFile(context, attachmentOf(number), fileId, size);
}
