import { maxLines, maxQuantity } from "@recambia/contract/cart/schemas";
import type { ResolvedLine } from "../storage/stored-cart.ts";
import { confirmationOf, isFitConfirmed } from "./fit-confirmation.ts";
import { capacityFor, demandOf, isSamePurchasable, withAdditionIds } from "./line-rules.ts";

/** Result of merging lines. */
export type MergedLines = {
  lines: readonly ResolvedLine[];
  /** Number of added lines, in whole or in part. */
  mergedCount: number;
  /** Number of lines added with their full quantity. */
  wholeCount: number;
};

/**
 * Merges the lines of one cart into another's, in order, as far as stock and cart limits allow. Quantities of the receiving
 * cart never shrink, and fit confirmations are kept.
 */
export function mergeLines(own: readonly ResolvedLine[], others: readonly ResolvedLine[]): MergedLines {
  let lines = own;
  let mergedCount = 0;
  let wholeCount = 0;
  for (const { line, purchasable } of others) {
    const same = lines.find((resolved) => isSamePurchasable(resolved.line, line));
    const held = same?.line.quantity ?? 0;
    const isFull = !same && lines.length >= maxLines;
    const limit = isFull ? 0 : Math.min(maxQuantity, capacityFor(purchasable, demandOf(lines), held));
    const pieces = Math.min(line.quantity, Math.max(0, limit - held));
    if (pieces > 0) mergedCount += 1;
    if (pieces === line.quantity) wholeCount += 1;
    if (same) {
      const confirmation = isFitConfirmed(line, purchasable) ? confirmationOf(purchasable) : {};
      const known = withAdditionIds(same.line, line.additionIds ?? []);
      const changed = { line: { ...known, quantity: held + pieces, ...confirmation }, purchasable };
      lines = lines.map((resolved) => (resolved === same ? changed : resolved));
    } else if (pieces > 0) {
      lines = [...lines, { line: { ...line, quantity: pieces }, purchasable }];
    }
  }
  return { lines, mergedCount, wholeCount };
}
