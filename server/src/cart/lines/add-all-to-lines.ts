import { maxQuantity } from "@recambia/contract/cart/schemas";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import type { KnownLine } from "../storage/held-cart.ts";
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
    const { lines: after, added, reason } = addSome(grown, wish, null);
    grown = after;
    return { thingId, wanted, added, reason };
  });
  return { lines: grown, outcomes };
}

/**
 * Adds as much of a wish as its line can take.
 *
 * @param reason why it is no longer the whole wish; null while it is.
 */
function addSome(
  lines: readonly KnownLine[],
  wish: NumberedWish,
  reason: LeftReason | null,
): { lines: readonly KnownLine[]; added: number; reason: LeftReason | null } {
  const grown = addToLines(lines, wish, wish.lineId);
  if (!isRefusal(grown)) return { lines: grown, added: wish.quantity, reason };
  const room = roomFor(lines, wish, grown);
  if (room <= 0) return { lines, added: 0, reason: reasonOf(grown) };
  // One limit may leave room for more than another does.
  return addSome(lines, { ...wish, quantity: room }, reasonOf(grown));
}

/** Pieces of a refused wish that the limit it was refused for leaves room for: fewer than it asks for. */
function roomFor(lines: readonly KnownLine[], wish: KnownWish, refusal: Refusal): number {
  const held = lines.find(({ line }) => isSame(line, wish))?.line.quantity ?? 0;
  const reason = reasonOf(refusal);
  if (reason === "out_of_stock") return Number(refusal.values?.available) - held;
  return reason === "too_many" ? maxQuantity - held : 0;
}

function reasonOf({ refused, fields }: Refusal): LeftReason {
  if (refused === "out_of_stock" || refused === "fit_unconfirmed") return refused;
  if (refused === "not_found") return "not_sold";
  if (fields?.quantity) return "too_many";
  return fields?.purchasable_public_id?.text === "too_many_lines" ? "cart_full" : "not_for_sale";
}
