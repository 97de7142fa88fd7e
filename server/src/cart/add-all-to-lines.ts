import { maxQuantity } from "@recambia/contract/cart";
import { isRefusal, type Refusal } from "../platform/http/refusal.ts";
import type { KnownLine } from "./held-cart.ts";
import { addToLines, isSame, type KnownWish } from "./line-rules.ts";

/** Why a wish, or a part of it, is not in the cart. */
export type LeftReason =
  | "not_sold"
  | "not_for_sale"
  | "out_of_stock"
  | "fit_unconfirmed"
  | "too_many"
  | "cart_full";

/** What came of one wish; `reason` is null when all of it is in the cart. */
export type WishOutcome = { thingId: string; wanted: number; added: number; reason: LeftReason | null };

export type NumberedWish = KnownWish & { lineId: string };

/**
 * The lines after adding several things, in their order: each as far as stock and the limits of a
 * cart allow, none refused for another's sake.
 */
export function addAllToLines(
  lines: readonly KnownLine[],
  wishes: readonly NumberedWish[],
): { lines: readonly KnownLine[]; outcomes: WishOutcome[] } {
  let grown = lines;
  const outcomes = wishes.map((wish): WishOutcome => {
    const { thingId, quantity: wanted } = wish;
    const whole = addToLines(grown, wish, wish.lineId);
    if (!isRefusal(whole)) {
      grown = whole;
      return { thingId, wanted, added: wanted, reason: null };
    }
    const room = roomFor(grown, wish, whole);
    const some = room > 0 ? addToLines(grown, { ...wish, quantity: room }, wish.lineId) : whole;
    if (isRefusal(some)) return { thingId, wanted, added: 0, reason: reasonOf(some) };
    grown = some;
    return { thingId, wanted, added: room, reason: reasonOf(whole) };
  });
  return { lines: grown, outcomes };
}

/** Pieces of a refused wish that its line can still take. */
function roomFor(lines: readonly KnownLine[], wish: KnownWish, refusal: Refusal): number {
  const held = lines.find(({ line }) => isSame(line, wish))?.line.quantity ?? 0;
  const reason = reasonOf(refusal);
  if (reason === "out_of_stock") return Math.min(wish.quantity, Number(refusal.values?.available) - held);
  return reason === "too_many" ? Math.min(wish.quantity, maxQuantity - held) : 0;
}

function reasonOf({ refused, fields }: Refusal): LeftReason {
  if (refused === "out_of_stock" || refused === "fit_unconfirmed") return refused;
  if (refused === "not_found") return "not_sold";
  if (fields?.quantity) return "too_many";
  return fields?.purchasable_public_id?.text === "too_many_lines" ? "cart_full" : "not_for_sale";
}
