import { maxLines, maxQuantity } from "@recambia/contract/cart/schemas";
import { defaultLocale } from "@recambia/contract/locale";
import type { FitVehicle } from "@recambia/contract/vehicles/fit";
import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import type { HeldLine, KnownLine } from "../storage/held-cart.ts";
import { fitOf, type Thing, unitsOutOf } from "../things.ts";

/** What a shopper wants in the cart, with what the catalogue says of it, if it knows it. */
export type KnownWish = Omit<HeldLine, "id"> & { thing: Thing | undefined; fitVehicle: FitVehicle };

/**
 * The lines after adding a thing: the same thing for the same vehicle adds to its line.
 *
 * @param lineId id of the line that is made, if one is.
 * @returns `not_found` for what is not sold, `validation_failed` for what is sold to firms only or
 *   too much, `out_of_stock` with the most that the line could hold, `fit_unconfirmed` where the
 *   shopper has to be asked first.
 */
export function addToLines(
  lines: readonly KnownLine[],
  wish: KnownWish,
  lineId: string,
): KnownLine[] | Refusal {
  const { thing } = wish;
  const own = lines.find(({ line }) => isSame(line, wish));
  const quantity = (own?.line.quantity ?? 0) + wish.quantity;
  if (!thing?.isActive) {
    return { refused: "not_found", fields: { purchasable_public_id: { text: "unknown_value" } } };
  }
  if (isRestricted(thing)) return refuseField("purchasable_public_id", "not_for_sale");
  if (!own && lines.length >= maxLines) {
    return refuseField("purchasable_public_id", "too_many_lines", { limit: maxLines });
  }
  if (quantity > maxQuantity) return refuseField("quantity", "maximum", { limit: maxQuantity });
  const capacity = capacityFor(thing, demandOf(lines), own?.line.quantity ?? 0);
  if (quantity > capacity) return { refused: "out_of_stock", values: { available: capacity } };
  if (!wish.isFitConfirmed && isFitDoubtful(thing, wish.fitVehicle)) return { refused: "fit_unconfirmed" };
  if (own) {
    const isFitConfirmed = own.line.isFitConfirmed || wish.isFitConfirmed;
    return withLine(lines, { ...own.line, quantity, isFitConfirmed });
  }
  const { thingId, vehicleId, isFitConfirmed } = wish;
  return [...lines, { line: { id: lineId, thingId, vehicleId, quantity, isFitConfirmed }, thing }];
}

/** What a line shall be from now on. */
export type LineWish = {
  quantity: number;
  /** Has been asked whether it fits and said yes; what was said before stays without it. */
  isFitConfirmed?: boolean;
};

/**
 * The lines after setting one's quantity. Fewer is always granted, even when the stock has fallen
 * below that too: the cart never gets worse by it.
 *
 * @returns `not_found` without such a line, `out_of_stock` with the most that it could hold.
 */
export function setLine(
  lines: readonly KnownLine[],
  lineId: string,
  { quantity, isFitConfirmed = false }: LineWish,
): KnownLine[] | Refusal {
  const own = lines.find(({ line }) => line.id === lineId);
  if (!own) return { refused: "not_found" };
  const capacity = capacityFor(own.thing, demandOf(lines), own.line.quantity);
  if (quantity > Math.max(capacity, own.line.quantity)) {
    return { refused: "out_of_stock", values: { available: capacity } };
  }
  return withLine(lines, {
    ...own.line,
    quantity,
    isFitConfirmed: own.line.isFitConfirmed || isFitConfirmed,
  });
}

/** The lines without one; `not_found` when it is not among them. */
export function withoutLine(lines: readonly KnownLine[], lineId: string): KnownLine[] | Refusal {
  const left = lines.filter(({ line }) => line.id !== lineId);
  return left.length === lines.length ? { refused: "not_found" } : left;
}

/** Pieces that lines together ask of each product, alone and inside kits, by its key. */
export function demandOf(lines: readonly KnownLine[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { line, thing } of lines) {
    for (const { productKey, perUnit } of thing.parts) {
      demand.set(productKey, (demand.get(productKey) ?? 0) + line.quantity * perUnit);
    }
  }
  return demand;
}

/**
 * Most of a thing that its line can hold beside all other lines.
 *
 * @param demand of all lines, its own among them.
 * @param ownQuantity how many its line holds; 0 without a line.
 */
export function capacityFor(thing: Thing, demand: Map<number, number>, ownQuantity: number): number {
  return unitsOutOf(thing, ({ productKey, perUnit, available }) => {
    return available - (demand.get(productKey) ?? 0) + ownQuantity * perUnit;
  });
}

/** The same thing for the same vehicle. */
export function isSame(a: Pick<HeldLine, "thingId" | "vehicleId">, b: typeof a): boolean {
  return a.thingId === b.thingId && a.vehicleId === b.vehicleId;
}

/** Kept from consumers by law, whole or in part. */
function isRestricted(thing: Thing): boolean {
  return thing.parts.some((part) => part.isRestricted);
}

/** Under a condition, or made for other vehicles: the shopper has to be asked. */
function isFitDoubtful(thing: Thing, vehicle: FitVehicle): boolean {
  if (vehicle === null) return false;
  const { answer } = fitOf(thing, vehicle, defaultLocale);
  return answer === "fits_if" || answer === "does_not_fit";
}

function withLine(lines: readonly KnownLine[], changed: HeldLine): KnownLine[] {
  return lines.map((known) => (known.line.id === changed.id ? { line: changed, thing: known.thing } : known));
}
