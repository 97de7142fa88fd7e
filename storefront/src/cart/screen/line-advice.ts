import { type CartLine, maxQuantity } from "@recambia/contract/cart/schemas";

/** What stands against a line, or would complete it; `quantity` is what one tap sets. */
export type Advice =
  | { kind: "sold_out" }
  | { kind: "too_many"; quantity: number }
  | { kind: "incomplete"; quantity: number; needed: number };

/**
 * What to tell about a line: stock that has fallen below it first; then that one job needs more of it
 * (pairs and axles), if so many can be ordered. Null when all is well.
 */
export function adviceFor(
  line: Pick<CartLine, "available" | "needed_per_job">,
  quantity: number,
): Advice | null {
  if (line.available === 0) return { kind: "sold_out" };
  if (quantity > line.available) return { kind: "too_many", quantity: line.available };
  const needed = line.needed_per_job;
  const complete = Math.ceil(quantity / needed) * needed;
  if (complete === quantity || complete > Math.min(line.available, maxQuantity)) return null;
  return { kind: "incomplete", quantity: complete, needed };
}

/** Whether the line can't be ordered as it stands. */
export function isBlocked(line: Pick<CartLine, "available" | "quantity">): boolean {
  return line.available < line.quantity;
}
