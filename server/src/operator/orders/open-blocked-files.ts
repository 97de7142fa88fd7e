import { isBlocked, type OrderRow, recordBlockedAccess } from "../../orders/index.ts";
import type { CommandContext } from "../command.ts";
import { required } from "../read-options.ts";

export const blockedReason = "TEXT  why files of a blocked order have to be seen; the access is kept.";

/** Notes why the files of an order are looked at that is blocked; nothing to do for others. @throws BadOption without a reason. */
export async function openBlockedFiles(
  { database, clock, options }: CommandContext,
  order: OrderRow,
): Promise<void> {
  if (!isBlocked(order)) return;
  await recordBlockedAccess(database, order, { reason: required(options, "reason"), now: clock.now() });
}
