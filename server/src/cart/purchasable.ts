import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";
import type { Locale, LocalizedText } from "@recambia/contract/locale";
import { combineFits, determineFit, type Fit, type FitVehicle } from "@recambia/contract/vehicles/fit";
import { localizeRestrictions, type PriceRow } from "../catalogue/index.ts";

/** A product of a purchasable: the product itself, or a component of a kit. */
export type PurchasablePart = {
  productKey: number;
  partTypeId: number;
  /** Null: the name of the part type is used. */
  name: LocalizedText | null;
  /** Pieces of the product in one unit of the purchasable. */
  perUnit: number;
  /** Pieces for sale; 0 when the product is restricted or no longer sold. */
  available: number;
  /** Pieces in stock, for sale or not. */
  inStock: number;
  coreDepositCents: number;
  isRestricted: boolean;
  hazard: FeedRecordOf<"product">["hazard"];
  /** Name of its safety data sheet. */
  dataSheet: string | null;
  brandId: number;
  /** Id of its brand's commercial guarantee. */
  guarantee: string | null;
  isUniversal: boolean;
  hasFitments: boolean;
  /** Alternatives under which it fits the vehicle, each a list of conditions; empty: it does not fit. */
  fitLines: FeedRestriction[][];
};

/** A product or a kit from the catalogue, with its fit for one vehicle (or none). */
export type Purchasable = {
  id: string;
  kind: "product" | "kit";
  slug: string;
  /** Name of a kit; null for a product, which has the name of its part. */
  kitName: LocalizedText | null;
  brandId: number | null;
  partNumber: string | null;
  picture: string;
  price: PriceRow;
  /** Litres, kilograms or metres in one piece; null without a quantity. */
  netQuantity: number | null;
  netUnit: "l" | "kg" | "m" | null;
  neededPerJob: number;
  /** Whether it and all its parts are on sale. */
  isActive: boolean;
  parts: readonly PurchasablePart[];
  /** Key of the vehicle's row. */
  vehicleKey: number | null;
  fitVehicle: FitVehicle;
};

/** Returns how many units the available pieces are enough for; the scarcest part decides. */
export function sellableUnits(purchasable: Purchasable, pieces: (part: PurchasablePart) => number): number {
  let units = Number.POSITIVE_INFINITY;
  for (const part of purchasable.parts) units = Math.min(units, Math.floor(pieces(part) / part.perUnit));
  return Math.max(0, units);
}

/** Core deposit of one unit, in cents. */
export function depositCents(purchasable: Purchasable): number {
  let cents = 0;
  for (const part of purchasable.parts) cents += part.perUnit * part.coreDepositCents;
  return cents;
}

/** Returns the fit of a product, or of all parts of a kit, for the vehicle that it was read for. */
export function fitOf({ parts, fitVehicle }: Purchasable, locale: Locale): Fit {
  return combineFits(
    parts.map((part) =>
      determineFit(
        { isUniversal: part.isUniversal, hasFitments: part.hasFitments },
        fitVehicle,
        localizeRestrictions(locale, part.fitLines),
      ),
    ),
  );
}
