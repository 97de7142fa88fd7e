import type { Order, OrderLine } from "@recambia/contract/orders/schemas";
import { useRef, useState } from "react";
import { addToCart, newId, useCartContext } from "../../cart/index.ts";

/** Reason why a line was not added: no longer sold, sold out, unconfirmed fit, or any other failure. */
type MissReason = "unsold" | "sold_out" | "fit" | "failed";

/** A line that could not be added again. */
export type SkippedLine = { line: Pick<OrderLine, "id" | "product" | "vehicle">; reason: MissReason };

/** Result of buying again. `addedCount`: pieces, as the cart counts them. */
export type BuyAgainOutcome = { addedCount: number; missed: readonly SkippedLine[] };

/**
 * Adds all lines of an order to the cart. The same fit rules apply, and fits confirmed in the order count as
 * confirmed as long as they are the same.
 */
export function useBuyAgain(order: Order) {
  const context = useCartContext();
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<BuyAgainOutcome | null>(null);
  /** By line, until no line has failed: the next attempt adds none twice. */
  const additionIds = useRef(new Map<string, string>());

  async function buy() {
    setIsAdding(true);
    setOutcome(null);
    const missed: SkippedLine[] = [];
    let addedCount = 0;
    for (const line of order.lines) {
      const additionId = additionIds.current.get(line.id) ?? newId();
      additionIds.current.set(line.id, additionId);
      const added = await addToCart(context, {
        purchasable_public_id: line.product.id,
        quantity: line.quantity,
        vehicle_id: line.vehicle?.id ?? null,
        fit_confirmed: line.fit_confirmed,
        confirmed_fit: line.fit,
        addition_id: additionId,
      });
      if (added.isDone) addedCount += line.quantity;
      else missed.push({ line, reason: reasonOf(added) });
    }
    if (!missed.some(({ reason }) => reason === "failed")) additionIds.current.clear();
    setIsAdding(false);
    setOutcome({ addedCount, missed });
  }

  return { isAdding, outcome, buy };
}

function reasonOf({ status, code }: { status: number; code: string | null }): MissReason {
  if (status === 404) return "unsold";
  if (code === "out_of_stock") return "sold_out";
  return code === "fit_unconfirmed" ? "fit" : "failed";
}
