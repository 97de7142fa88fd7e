import { type CartLine, maxQuantity } from "@recambia/contract/cart/schemas";

/**
 * Problem of a line, or a suggestion to complete it; `quantity` is the value that one tap sets. `isInCart`: other lines
 * of the cart, such as a kit with the same part, take the rest of the stock.
 */
export type Advice =
  | { kind: "sold_out"; isInCart: boolean }
  | { kind: "too_many"; quantity: number; isInCart: boolean }
  | { kind: "incomplete"; quantity: number; needed: number };

/**
 * Returns the advice for a line: insufficient stock first, then the quantity that completes a job (pairs and
 * axles), if it can be ordered. Null when there is none.
 */
export function adviceFor(
  line: Pick<CartLine, "available" | "needed_per_job" | "stock">,
  quantity: number,
): Advice | null {
  const isInCart = isTakenByOthers(line);
  if (line.available === 0) return { kind: "sold_out", isInCart };
  if (quantity > line.available) return { kind: "too_many", quantity: line.available, isInCart };
  const needed = line.needed_per_job;
  const complete = Math.ceil(quantity / needed) * needed;
  if (complete === quantity || complete > Math.min(line.available, maxQuantity)) return null;
  return { kind: "incomplete", quantity: complete, needed };
}

/**
 * Whether the shop has more than is left for the line, because other lines of the cart take it.
 *
 * @param left how many are left for it by a later answer. If that is another number, the line's stock is out of date and tells
 *   nothing.
 */
export function isTakenByOthers(
  { available, stock }: Pick<CartLine, "available" | "stock">,
  left = available,
): boolean {
  if (left !== available || stock.state === "out_of_stock") return false;
  return stock.left === null || stock.left > available;
}

/** Whether the line cannot be ordered with its quantity. */
export function isBlocked(line: Pick<CartLine, "available" | "quantity">): boolean {
  return line.available < line.quantity;
}
