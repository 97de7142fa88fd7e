import type { Order, OrderLine } from "@recambia/contract/orders/schemas";
import { useState } from "react";
import { addToCart, useCartContext } from "../../cart/index.ts";

/** Why a line is not in the cart: gone from the catalogue, sold out, to be looked at first, or anything else. */
type MissReason = "unsold" | "sold_out" | "fit" | "failed";

/** A line that could not be bought again. */
export type SkippedLine = { line: OrderLine; reason: MissReason };

/** What became of buying again. */
export type BuyAgainOutcome = { addedCount: number; missed: readonly SkippedLine[] };

/**
 * Puts everything of an order into the cart again, line by line: the cart asks the same questions as
 * ever, and what was confirmed then is confirmed now.
 */
export function useBuyAgain(order: Order) {
  const context = useCartContext();
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<BuyAgainOutcome | null>(null);

  async function buy() {
    setIsAdding(true);
    setOutcome(null);
    const missed: SkippedLine[] = [];
    for (const line of order.lines) {
      const added = await addToCart(context, {
        purchasable_public_id: line.product.id,
        quantity: line.quantity,
        vehicle_id: line.vehicle?.id ?? null,
        fit_confirmed: line.fit_confirmed,
      });
      if (!added.isDone) missed.push({ line, reason: reasonOf(added) });
    }
    setIsAdding(false);
    setOutcome({ addedCount: order.lines.length - missed.length, missed });
  }

  return { isAdding, outcome, buy };
}

function reasonOf({ status, code }: { status: number; code: string | null }): MissReason {
  if (status === 404) return "unsold";
  if (code === "out_of_stock") return "sold_out";
  return code === "fit_unconfirmed" ? "fit" : "failed";
}
