import { type Static, Type } from "typebox";
import { closed, PublicId } from "../http.ts";
import { line } from "../text-patterns.ts";
import { YearMonth } from "./schemas.ts";

/** Vehicles of an account's garage. */
export const maxGarageVehicles = 100;

const Name = Type.String({ maxLength: 200, pattern: line });

/** A vehicle of the garage as the browser keeps it (specification §3). */
export const GarageVehicleBody = Type.Object(
  {
    makerId: PublicId,
    makerName: Name,
    modelId: PublicId,
    modelName: Name,
    variantId: PublicId,
    variantName: Name,
    variantMotor: Name,
    variantFrom: YearMonth,
    variantTo: Type.Union([YearMonth, Type.Null()]),
    thumbnail: Type.Optional(Type.String({ maxLength: 500, pattern: line })),
  },
  closed,
);
export type GarageVehicleBody = Static<typeof GarageVehicleBody>;

/** `PUT /spa/me/garage`: what has changed in this browser; the account's garage comes back. */
export const SyncGarageBody = Type.Object(
  {
    changes: Type.Array(
      Type.Object(
        {
          variant_id: PublicId,
          /** Null: removed. */
          vehicle: Type.Union([GarageVehicleBody, Type.Null()]),
          /** Age of the change, so that a browser's wrong clock does not matter. */
          ms_ago: Type.Integer({ minimum: 0, maximum: 10 * 366 * 24 * 60 * 60 * 1000 }),
        },
        closed,
      ),
      { maxItems: maxGarageVehicles },
    ),
  },
  closed,
);
export type SyncGarageBody = Static<typeof SyncGarageBody>;

export const AccountGarage = Type.Object(
  {
    /** In the order of adding. */
    vehicles: Type.Array(GarageVehicleBody),
    /** Variants that were sent and found no room. */
    left_out: Type.Array(PublicId),
  },
  closed,
);
export type AccountGarage = Static<typeof AccountGarage>;
