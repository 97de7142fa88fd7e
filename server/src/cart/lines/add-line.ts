import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import type { KnownVehicle } from "../../vehicles/index.ts";
import { type CartGround, changeCart } from "../change-cart.ts";
import { keyOf } from "../read-things.ts";
import type { Caller, KnownCart } from "../storage/held-cart.ts";
import { addToLines } from "./line-rules.ts";

/** What the shopper wants in the cart. */
export type Wish = {
  /** Public id of a product or a kit. */
  thingId: string;
  quantity: number;
  vehicle: KnownVehicle | null;
  /** Has been asked about a condition, or a part for another vehicle, and said yes. */
  isFitConfirmed: boolean;
};

/**
 * Adds a product or a kit, for a vehicle if one is named; the same thing for the same vehicle adds
 * to its line (specification §4, product decisions §3).
 *
 * @returns the changed cart, or a refusal: `not_found` (no cart; with a field: nothing on sale has
 *   that id), `validation_failed` (sold to firms only, too much), `out_of_stock` with the most that
 *   the line could hold, `fit_unconfirmed`.
 */
export async function addLine(ground: CartGround, caller: Caller, wish: Wish): Promise<KnownCart | Refusal> {
  const { thingId, quantity, vehicle, isFitConfirmed } = wish;
  const vehicleId = vehicle?.summary.id ?? null;
  const fitVehicle = vehicle?.fitVehicle ?? null;
  const lineId = randomPublicId();
  return changeCart(ground, caller, {
    wished: [{ thingId, vehicleId }],
    decide: (lines, things) => {
      const thing = things.get(keyOf({ thingId, vehicleId }));
      return addToLines(lines, { thingId, vehicleId, quantity, isFitConfirmed, thing, fitVehicle }, lineId);
    },
  });
}
