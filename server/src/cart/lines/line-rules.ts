import { maxLines, maxQuantity } from "@recambia/contract/cart/schemas";
import { fieldMessages } from "../../platform/http/refusals/field-messages.ts";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { cartMessages } from "../messages.ts";
import { type Purchasable, sellableUnits } from "../purchasable.ts";
import type { ResolvedLine, StoredLine } from "../storage/stored-cart.ts";
import { confirmationOf, isFitDoubtful } from "./fit-confirmation.ts";

/** Input of a new line, with its purchasable; undefined for an unresolved id. */
export type ResolvedLineInput = Omit<StoredLine, "id" | "additionIds" | "confirmedFit"> & {
  /** Id of this addition, if the client gave it one. */
  additionId?: string | undefined;
  purchasable: Purchasable | undefined;
};

/**
 * Adds a purchasable to lines. The same purchasable for the same vehicle adds to its existing line; an addition whose id the
 * line knows changes nothing.
 *
 * @param lineId id of the new line, if one is created.
 * @returns the lines; `not_found` if it is not on sale; `validation_failed` if it is sold to firms only or a limit is
 *   exceeded; `out_of_stock` with the largest possible quantity; `fit_unconfirmed` if the shopper must confirm the fit.
 */
export function addToLines(
  lines: readonly ResolvedLine[],
  input: ResolvedLineInput,
  lineId: string,
): ResolvedLine[] | Refusal {
  const { purchasable } = input;
  const own = lines.find(({ line }) => isSamePurchasable(line, input));
  const { additionId } = input;
  if (own && hasAddition(own.line, input)) return [...lines];
  const quantity = (own?.line.quantity ?? 0) + input.quantity;
  if (!purchasable?.isActive) {
    return { refused: "not_found", fields: { purchasable_public_id: { text: fieldMessages.unknown_value } } };
  }
  if (isRestricted(purchasable)) return refuseField("purchasable_public_id", cartMessages.not_for_sale);
  if (!own && lines.length >= maxLines) {
    return refuseField("purchasable_public_id", cartMessages.too_many_lines, { limit: maxLines });
  }
  if (quantity > maxQuantity) return refuseField("quantity", fieldMessages.maximum, { limit: maxQuantity });
  const capacity = capacityFor(purchasable, demandOf(lines), own?.line.quantity ?? 0);
  if (quantity > capacity) return { refused: "out_of_stock", values: { available: capacity } };
  if (!input.isFitConfirmed && isFitDoubtful(purchasable)) return { refused: "fit_unconfirmed" };
  const confirmation = input.isFitConfirmed ? confirmationOf(purchasable) : {};
  if (own) {
    const known = withAdditionIds(own.line, additionId === undefined ? [] : [additionId]);
    return withLine(lines, { ...known, quantity, ...confirmation });
  }
  const { thingId, vehicleId, isFitConfirmed } = input;
  const line = { id: lineId, thingId, vehicleId, quantity, isFitConfirmed, ...confirmation };
  return [
    ...lines,
    { line: additionId === undefined ? line : { ...line, additionIds: [additionId] }, purchasable },
  ];
}

/** Whether a line has already got this addition, which is sent again. */
export function hasAddition(
  line: StoredLine,
  { additionId }: Pick<ResolvedLineInput, "additionId">,
): boolean {
  return additionId !== undefined && line.additionIds?.includes(additionId) === true;
}

/** Additions of a line that are remembered: as many as can be on their way at a time. */
const maxAdditionIds = 8;

/** Returns a line that remembers these additions as well. */
export function withAdditionIds(line: StoredLine, ids: readonly string[]): StoredLine {
  if (ids.length === 0) return line;
  return { ...line, additionIds: [...(line.additionIds ?? []), ...ids].slice(-maxAdditionIds) };
}

/** New values of a line. */
export type LineChange = {
  quantity: number;
  /** True once the shopper has confirmed the fit as it is now; an earlier confirmation is kept without it. */
  isFitConfirmed?: boolean;
};

/**
 * Sets the quantity of a line. A smaller quantity is always accepted, even above the current stock.
 *
 * @returns the lines; `not_found` without such a line; `out_of_stock` with the largest possible quantity.
 */
export function setLine(
  lines: readonly ResolvedLine[],
  lineId: string,
  { quantity, isFitConfirmed = false }: LineChange,
): ResolvedLine[] | Refusal {
  const own = lines.find(({ line }) => line.id === lineId);
  if (!own) return { refused: "not_found" };
  const capacity = capacityFor(own.purchasable, demandOf(lines), own.line.quantity);
  if (quantity > Math.max(capacity, own.line.quantity)) {
    return { refused: "out_of_stock", values: { available: capacity } };
  }
  return withLine(lines, {
    ...own.line,
    quantity,
    ...(isFitConfirmed ? confirmationOf(own.purchasable) : {}),
  });
}

/** Removes a line; `not_found` if there is none with this id. */
export function withoutLine(lines: readonly ResolvedLine[], lineId: string): ResolvedLine[] | Refusal {
  const left = lines.filter(({ line }) => line.id !== lineId);
  return left.length === lines.length ? { refused: "not_found" } : left;
}

/** Sums the pieces of each product that lines need, alone and in kits, by product key. */
export function demandOf(lines: readonly ResolvedLine[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { line, purchasable } of lines) {
    for (const { productKey, perUnit } of purchasable.parts) {
      demand.set(productKey, (demand.get(productKey) ?? 0) + line.quantity * perUnit);
    }
  }
  return demand;
}

/**
 * Returns the largest possible quantity of a line, given the other lines.
 *
 * @param demand of all lines, including this one.
 * @param ownQuantity quantity of this line; 0 for a new line.
 */
export function capacityFor(
  purchasable: Purchasable,
  demand: Map<number, number>,
  ownQuantity: number,
): number {
  return sellableUnits(purchasable, ({ productKey, perUnit, available }) => {
    return available - (demand.get(productKey) ?? 0) + ownQuantity * perUnit;
  });
}

/**
 * Returns the largest possible quantity of each line. If the stock is not enough for all of them, those that were added first
 * keep theirs: only the others are short, and the cart is put right by changing them alone.
 */
export function capacitiesOf(lines: readonly ResolvedLine[]): number[] {
  const demand = demandOf(lines);
  const taken = new Map<number, number>();
  return lines.map(({ line: { quantity }, purchasable }) => {
    const left = sellableUnits(
      purchasable,
      ({ productKey, available }) => available - (taken.get(productKey) ?? 0),
    );
    const capacity = Math.max(capacityFor(purchasable, demand, quantity), Math.min(quantity, left));
    const held = Math.min(quantity, capacity);
    for (const { productKey, perUnit } of purchasable.parts)
      taken.set(productKey, (taken.get(productKey) ?? 0) + held * perUnit);
    return capacity;
  });
}

export function isSamePurchasable(a: Pick<StoredLine, "thingId" | "vehicleId">, b: typeof a): boolean {
  return a.thingId === b.thingId && a.vehicleId === b.vehicleId;
}

/** Whether the law forbids selling it, or a part of it, to consumers. */
function isRestricted(purchasable: Purchasable): boolean {
  return purchasable.parts.some((part) => part.isRestricted);
}

function withLine(lines: readonly ResolvedLine[], changed: StoredLine): ResolvedLine[] {
  return lines.map((resolved) =>
    resolved.line.id === changed.id ? { line: changed, purchasable: resolved.purchasable } : resolved,
  );
}
