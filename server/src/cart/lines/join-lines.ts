import { maxLines, maxQuantity } from "@recambia/contract/cart/schemas";
import type { KnownLine } from "../storage/held-cart.ts";
import { capacityFor, demandOf, isSame } from "./line-rules.ts";

/** Lines after others have joined them. */
export type JoinedLines = {
  lines: readonly KnownLine[];
  /** How many of the others joined, in whole or in part. */
  joinedCount: number;
  /** How many of the others joined with all their pieces. */
  wholeCount: number;
};

/**
 * Lets the lines of one cart join another's, in their order and as far as stock and the limits of a
 * cart allow. What the other cart holds never gets less, and what has been confirmed stays so.
 */
export function joinLines(own: readonly KnownLine[], others: readonly KnownLine[]): JoinedLines {
  let lines = own;
  let joinedCount = 0;
  let wholeCount = 0;
  for (const { line, thing } of others) {
    const same = lines.find((known) => isSame(known.line, line));
    const held = same?.line.quantity ?? 0;
    const isFull = !same && lines.length >= maxLines;
    const limit = isFull ? 0 : Math.min(maxQuantity, capacityFor(thing, demandOf(lines), held));
    const pieces = Math.min(line.quantity, Math.max(0, limit - held));
    if (pieces > 0) joinedCount += 1;
    if (pieces === line.quantity) wholeCount += 1;
    if (same) {
      const isFitConfirmed = same.line.isFitConfirmed || line.isFitConfirmed;
      const changed = { line: { ...same.line, quantity: held + pieces, isFitConfirmed }, thing };
      lines = lines.map((known) => (known === same ? changed : known));
    } else if (pieces > 0) {
      lines = [...lines, { line: { ...line, quantity: pieces }, thing }];
    }
  }
  return { lines, joinedCount, wholeCount };
}
