import type { Fit } from "@recambia/contract/vehicles/fit";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import { type CartDeps, changeCart } from "../change-cart.ts";
import { nameOf } from "../read-purchasables.ts";
import type { Caller, ResolvedCart } from "../storage/stored-cart.ts";
import { isFit } from "./fit-confirmation.ts";
import { addToLines } from "./line-rules.ts";

/** Input of a new cart line. */
export type LineInput = {
  /** Public id of a product or a kit. */
  thingId: string;
  quantity: number;
  vehicle: CatalogueVehicle | null;
  /** True once the shopper has confirmed a conditional or missing fit. */
  isFitConfirmed: boolean;
  /** The fit that was confirmed earlier; undefined if it was confirmed as it is now. */
  earlierFit?: Fit | undefined;
  /** Id of the addition, if the client gave it one. */
  additionId?: string | undefined;
};

/**
 * Adds a product or a kit, for a vehicle if one is given. The same purchasable for the same vehicle adds to its existing
 * line (specification §4, product decisions §3).
 *
 * @returns the changed cart; `not_found` without a cart, or with a field if nothing on sale has that id; or a refusal of
 *   `addToLines`.
 */
export async function addLine(
  deps: CartDeps,
  caller: Caller,
  input: LineInput,
): Promise<ResolvedCart | Refusal> {
  const { thingId, quantity, vehicle, earlierFit, additionId } = input;
  const vehicleId = vehicle?.summary.id ?? null;
  const lineId = randomPublicId();
  return changeCart(deps, caller, {
    added: [{ thingId, vehicleId }],
    decide: (lines, purchasables) => {
      const purchasable = purchasables.get(nameOf({ thingId, vehicleId }));
      const isUnchanged = !earlierFit || !purchasable || isFit(purchasable, earlierFit);
      const isFitConfirmed = input.isFitConfirmed && isUnchanged;
      return addToLines(
        lines,
        { thingId, vehicleId, quantity, isFitConfirmed, additionId, purchasable },
        lineId,
      );
    },
  });
}
