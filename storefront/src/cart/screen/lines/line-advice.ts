import { type CartLine, maxQuantity } from "@recambia/contract/cart/schemas";

/** Problem of a line, or a suggestion to complete it; `quantity` is the value that one tap sets. */
export type Advice =
  | { kind: "sold_out" }
  | { kind: "too_many"; quantity: number }
  | { kind: "incomplete"; quantity: number; needed: number };

/**
 * Returns the advice for a line: insufficient stock first, then the quantity that completes a job (pairs and
 * axles), if it can be ordered. Null when there is none.
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

/** Whether the line cannot be ordered with its quantity. */
export function isBlocked(line: Pick<CartLine, "available" | "quantity">): boolean {
  return line.available < line.quantity;
}
