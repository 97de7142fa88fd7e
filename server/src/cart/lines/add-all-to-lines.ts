import { maxQuantity } from "@recambia/contract/cart/schemas";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { cartMessages } from "../messages.ts";
import type { ResolvedLine } from "../storage/stored-cart.ts";
import { addToLines, hasAddition, isSamePurchasable, type ResolvedLineInput } from "./line-rules.ts";

/** Why an input was not added in full. */
export type NotAddedReason =
  | "not_sold"
  | "not_for_sale"
  | "out_of_stock"
  | "fit_unconfirmed"
  | "too_many"
  | "cart_full";

/** Outcome of one input; `reason` is null when it was added in full. */
export type LineOutcome = { thingId: string; wanted: number; added: number; reason: NotAddedReason | null };

export type NewLineInput = ResolvedLineInput & { lineId: string };

/**
 * Adds several inputs in order, each as far as stock and cart limits allow; a refused one does not affect the others. One
 * that a line has already got has the outcome that the line shows.
 */
export function addAllToLines(
  lines: readonly ResolvedLine[],
  inputs: readonly NewLineInput[],
): { lines: readonly ResolvedLine[]; outcomes: LineOutcome[] } {
  let grown = lines;
  const outcomes = inputs.map((input): LineOutcome => {
    const { thingId, quantity: wanted } = input;
    const held = grown.find(({ line }) => isSamePurchasable(line, input))?.line;
    if (held && hasAddition(held, input)) {
      const kept = Math.min(wanted, held.quantity);
      return { thingId, wanted, added: kept, reason: kept < wanted ? "out_of_stock" : null };
    }
    const { lines: after, added, reason } = addSome(grown, input, null);
    grown = after;
    return { thingId, wanted, added, reason };
  });
  return { lines: grown, outcomes };
}

/**
 * Adds as much of an input as its line can hold.
 *
 * @param reason why the quantity has been reduced; null if it has not.
 */
function addSome(
  lines: readonly ResolvedLine[],
  input: NewLineInput,
  reason: NotAddedReason | null,
): { lines: readonly ResolvedLine[]; added: number; reason: NotAddedReason | null } {
  const grown = addToLines(lines, input, input.lineId);
  if (!isRefusal(grown)) return { lines: grown, added: input.quantity, reason };
  const room = roomFor(lines, input, grown);
  if (room <= 0) return { lines, added: 0, reason: reasonOf(grown) };
  // Several limits may apply; each try meets the next one.
  return addSome(lines, { ...input, quantity: room }, reasonOf(grown));
}

/** Returns the quantity that the limit behind a refusal still allows; less than the input's. */
function roomFor(lines: readonly ResolvedLine[], input: ResolvedLineInput, refusal: Refusal): number {
  const held = lines.find(({ line }) => isSamePurchasable(line, input))?.line.quantity ?? 0;
  const reason = reasonOf(refusal);
  if (reason === "out_of_stock") return Number(refusal.values?.available) - held;
  return reason === "too_many" ? maxQuantity - held : 0;
}

function reasonOf({ refused, fields }: Refusal): NotAddedReason {
  if (refused === "out_of_stock" || refused === "fit_unconfirmed") return refused;
  if (refused === "not_found") return "not_sold";
  if (fields?.quantity) return "too_many";
  return fields?.purchasable_public_id?.text === cartMessages.too_many_lines ? "cart_full" : "not_for_sale";
}
