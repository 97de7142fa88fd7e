import type { FeedRestriction } from "@recambia/contract/catalogue/feed";
import { restrictionsIn } from "@recambia/contract/catalogue/feed";
import type { Locale, LocalizedText } from "@recambia/contract/locale";
import { answerFit, type Fit, type FitVehicle, fitOfAll } from "@recambia/contract/vehicles/fit";
import type { PriceRow } from "../catalogue/index.ts";

/** A product in a thing: itself, or one of a kit's. */
export type Part = {
  productKey: number;
  partTypeId: number;
  /** Null: it goes by its part type's name. */
  name: LocalizedText | null;
  /** Pieces of it in one of what is sold. */
  perUnit: number;
  /** Pieces that can be sold to anyone now; 0 when it is no longer sold. */
  available: number;
  /** Pieces in stock, whether it is sold or not. */
  inStock: number;
  coreDepositCents: number;
  isRestricted: boolean;
  isUniversal: boolean;
  hasFitments: boolean;
  /** What its fit set says of the vehicle: none, or alternatives, each a list of conditions. */
  fitLines: FeedRestriction[][];
};

/** What the catalogue says of a product or a kit, and of its fit for one vehicle (or none). */
export type Thing = {
  id: string;
  kind: "product" | "kit";
  slug: string;
  /** A kit's name; a product goes by its part. */
  kitName: LocalizedText | null;
  brandId: number | null;
  partNumber: string | null;
  picture: string;
  price: PriceRow;
  neededPerJob: number;
  /** It and all its parts are sold. */
  isActive: boolean;
  parts: readonly Part[];
  /** Key of the vehicle's row. */
  vehicleKey: number | null;
};

/** How many of a thing can be made of the pieces there are: the scarcest part decides. */
export function unitsOutOf(thing: Thing, pieces: (part: Part) => number): number {
  let units = Number.POSITIVE_INFINITY;
  for (const part of thing.parts) units = Math.min(units, Math.floor(pieces(part) / part.perUnit));
  return Math.max(0, units);
}

/** Deposit for the old parts of one of a thing, in cents. */
export function depositCents(thing: Thing): number {
  let cents = 0;
  for (const part of thing.parts) cents += part.perUnit * part.coreDepositCents;
  return cents;
}

/** The fit of a product, or of a kit's parts together, for the vehicle that its facts were read for. */
export function fitOf(thing: Thing, vehicle: FitVehicle, locale: Locale): Fit {
  return fitOfAll(
    thing.parts.map((part) =>
      answerFit(
        { isUniversal: part.isUniversal, hasFitments: part.hasFitments },
        vehicle,
        restrictionsIn(locale, part.fitLines),
      ),
    ),
  );
}
