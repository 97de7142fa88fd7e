import { type Static, Type } from "typebox";
import { Nullable, PublicId } from "../http.ts";

/** A month as yyyymm, e.g. 200803. */
export const YearMonth = Type.Integer({ minimum: 190001, maximum: 210012 });

/** Kinds of propulsion (registration papers, P.3); a mild hybrid is named by its fuel. */
export const fuels = [
  "petrol",
  "diesel",
  "electric",
  "hybrid",
  "plugin_hybrid",
  "mild_hybrid_petrol",
  "mild_hybrid_diesel",
  "lpg",
  "cng",
] as const;
export const Fuel = Type.Enum(fuels);
export type Fuel = (typeof fuels)[number];

export const bodyTypes = [
  "hatchback",
  "saloon",
  "estate",
  "suv",
  "mpv",
  "coupe",
  "convertible",
  "city",
  "pickup",
  "van",
] as const;
export const BodyType = Type.Enum(bodyTypes);
export type BodyType = (typeof bodyTypes)[number];

/** Production period; `yyyymm_to` null means still made and is shown as … (specification §3). */
export const PerformancePeriod = Type.Object(
  { yyyymm_from: YearMonth, yyyymm_to: Nullable(YearMonth) },
  { additionalProperties: false },
);
export type PerformancePeriod = Static<typeof PerformancePeriod>;

export const Maker = Type.Object(
  { id: PublicId, name: Type.String(), slug: Type.String() },
  { additionalProperties: false },
);
export type Maker = Static<typeof Maker>;

export const Model = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    /** Path of a drawing of the body type. */
    thumbnail: Type.Optional(Type.String()),
    performance_period: PerformancePeriod,
  },
  { additionalProperties: false },
);
export type Model = Static<typeof Model>;

export const Variant = Type.Object(
  {
    id: PublicId,
    vehicle_name: Type.String(),
    motor_name: Type.String(),
    performance_period: PerformancePeriod,
    fuel: Fuel,
    /** Displacement in cm³ (registration papers, P.1); null for electric motors. */
    ccm: Nullable(Type.Integer()),
    /** Net power in kW (P.2). */
    kw: Type.Integer(),
    /** The same in metric horse power, as badges print it. */
    cv: Type.Integer(),
  },
  { additionalProperties: false },
);
export type Variant = Static<typeof Variant>;

/** One variant with its model and maker: what a list, a product page or a cart line says it is for. */
export const VehicleSummary = Type.Object(
  {
    id: PublicId,
    maker_name: Type.String(),
    model_name: Type.String(),
    vehicle_name: Type.String(),
    motor_name: Type.String(),
    performance_period: PerformancePeriod,
  },
  { additionalProperties: false },
);
export type VehicleSummary = Static<typeof VehicleSummary>;

/**
 * Which vehicle an answer is for. One that the catalogue does not know, or not any more, is as good as none, and
 * said: a garage outlives the catalogue that it was filled from.
 */
export const ForVehicle = Type.Object(
  {
    /** Null when none was named, or one that is not known. */
    vehicle: Nullable(VehicleSummary),
    /** One was named that the catalogue does not know. */
    is_vehicle_unknown: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type ForVehicle = Static<typeof ForVehicle>;

/** One variant with the model and maker it hangs on: what a garage link or the papers lead to. */
export const Vehicle = Type.Object(
  { maker: Maker, model: Model, variant: Variant },
  { additionalProperties: false },
);
export type Vehicle = Static<typeof Vehicle>;

/**
 * Data of a vehicle's registration papers. `ccm` 0 or absent: an electric motor, or unknown.
 * A mild hybrid is registered under its fuel, so `petrol` and `diesel` find it as well.
 */
export const PapersQuery = Type.Object(
  {
    /** P.2, net power; ± 1 kW. */
    kw: Type.Integer({ minimum: 1, maximum: 2000 }),
    /** P.1, displacement in cm³; ± 5 cm³. */
    ccm: Type.Optional(Type.Integer({ minimum: 0, maximum: 20000 })),
    /** P.3. */
    fuel: Fuel,
    /** B, month of first registration; up to twelve months after the end of production. */
    first_registration: YearMonth,
    maker: Type.Optional(PublicId),
  },
  { additionalProperties: false },
);
export type PapersQuery = Static<typeof PapersQuery>;

/** Maximum number of candidates in a response; `total` counts all. */
export const maxPapersCandidates = 100;
export const PapersMeta = Type.Object(
  { total: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);
export type PapersMeta = Static<typeof PapersMeta>;

/** A number plate, with or without spaces and hyphens. */
export const PlateBody = Type.Object(
  { plate: Type.String({ minLength: 5, maxLength: 40 }) },
  { additionalProperties: false },
);
export type PlateBody = Static<typeof PlateBody>;

/** Whether the shop has a service that knows plates. */
export const PlateLookup = Type.Object({ is_offered: Type.Boolean() }, { additionalProperties: false });
export type PlateLookup = Static<typeof PlateLookup>;

/** A vehicle in the shopper's garage, kept in the browser (specification §3). */
export type GarageVehicle = {
  makerId: string;
  makerName: string;
  modelId: string;
  modelName: string;
  variantId: string;
  variantName: string;
  variantMotor: string;
  variantFrom: number;
  variantTo: number | null;
  thumbnail?: string;
};

/** A vehicle as the garage keeps it. */
export function garageVehicleOf({ maker, model, variant }: Vehicle): GarageVehicle {
  return {
    makerId: maker.id,
    makerName: maker.name,
    modelId: model.id,
    modelName: model.name,
    variantId: variant.id,
    variantName: variant.vehicle_name,
    variantMotor: variant.motor_name,
    variantFrom: variant.performance_period.yyyymm_from,
    variantTo: variant.performance_period.yyyymm_to,
    ...(model.thumbnail ? { thumbnail: model.thumbnail } : {}),
  };
}

/** `05/2008 – 06/2017`, or `05/2008 – …` while it is still made. */
export function formatPeriod(period: PerformancePeriod): string {
  return `${formatYearMonth(period.yyyymm_from)} – ${
    period.yyyymm_to === null ? "…" : formatYearMonth(period.yyyymm_to)
  }`;
}

/** `200805` → `05/2008`. */
export function formatYearMonth(yyyymm: number): string {
  return `${String(yyyymm % 100).padStart(2, "0")}/${Math.floor(yyyymm / 100)}`;
}
