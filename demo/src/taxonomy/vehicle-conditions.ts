import { Slug } from "@recambia/contract/http";
import { BodyType, YearMonth } from "@recambia/contract/vehicles/schemas";
import { type Static, Type } from "typebox";
import { parkingBrakes, steerings } from "../vehicles/chassis-traits.ts";
import { injections, timings } from "../vehicles/engine-families.ts";
import { wheelFasteners } from "../vehicles/factory-wheels.ts";
import { automatics, clutches } from "../vehicles/gearboxes.ts";
import { drives, suspensions } from "../vehicles/platforms.ts";
import { rearAxles } from "../vehicles/rear-axles.ts";

/** Fuels that the taxonomy distinguishes: mild hybrids count as petrol or diesel. */
const PlainFuel = Type.Enum(["petrol", "diesel", "electric", "hybrid", "plugin_hybrid", "lpg", "cng"]);
export type PlainFuel = Static<typeof PlainFuel>;

export const Share = Type.Number({ exclusiveMinimum: 0, maximum: 1 });
const Kilowatts = Type.Integer({ minimum: 1, maximum: 2000 });

/** Which vehicles have a part. */
export const vehicleConditions = {
  fuels: Type.Optional(Type.Array(PlainFuel, { minItems: 1 })),
  bodies: Type.Optional(Type.Array(BodyType, { minItems: 1 })),
  /** Makers whose vehicles have the part. */
  makers: Type.Optional(Type.Array(Slug, { minItems: 1 })),
  /** Vehicles that were built only before this month do not have the part. */
  builtFrom: Type.Optional(YearMonth),
  /** Vehicles first built after this month do not have the part. */
  builtUntil: Type.Optional(YearMonth),
  /** Versions whose production began before this month do not have the part. */
  launchedFrom: Type.Optional(YearMonth),
  timings: Type.Optional(Type.Array(Type.Enum(timings), { minItems: 1 })),
  timingBeltDrivesPump: Type.Optional(Type.Boolean()),
  injections: Type.Optional(Type.Array(Type.Enum(injections), { minItems: 1 })),
  hasTurbo: Type.Optional(Type.Boolean()),
  hasIntercooler: Type.Optional(Type.Boolean()),
  usesAdBlue: Type.Optional(Type.Boolean()),
  hasParticulateFilter: Type.Optional(Type.Boolean()),
  /** A filter of its own, rather than one inside the pump in the tank. */
  hasFuelFilter: Type.Optional(Type.Boolean()),
  drives: Type.Optional(Type.Array(Type.Enum(drives), { minItems: 1 })),
  rearBrakes: Type.Optional(Type.Enum(["drums", "discs"])),
  rearAxle: Type.Optional(Type.Enum(rearAxles)),
  suspensions: Type.Optional(Type.Array(Type.Enum(suspensions), { minItems: 1 })),
  hasManualGearbox: Type.Optional(Type.Boolean()),
  /** A manual gearbox, or a robotised one. */
  hasClutch: Type.Optional(Type.Boolean()),
  clutch: Type.Optional(Type.Enum(clutches)),
  automatics: Type.Optional(Type.Array(Type.Enum(automatics), { minItems: 1 })),
  hasPlugLeads: Type.Optional(Type.Boolean()),
  steerings: Type.Optional(Type.Array(Type.Enum(steerings), { minItems: 1 })),
  parkingBrake: Type.Optional(Type.Enum(parkingBrakes)),
  /** Bolts, or nuts on studs. */
  wheelFastener: Type.Optional(Type.Enum(wheelFasteners)),
  /** Its smallest factory rim has at most this diameter, in inches. */
  smallestRimTo: Type.Optional(Type.Integer({ minimum: 12, maximum: 24 })),
  /** Its hubs have at most this diameter where wheels are centred, in millimetres. */
  centreBoreTo: Type.Optional(Type.Number({ minimum: 50, maximum: 120 })),
  minKw: Type.Optional(Kilowatts),
  maxKw: Type.Optional(Kilowatts),
  /** Share of the models that meet the other conditions and have the part. */
  share: Type.Optional(Share),
};
