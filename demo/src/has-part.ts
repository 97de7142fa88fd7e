import type { Position } from "@recambia/contract/vehicles/fit";
import { drawFor } from "./draw.ts";
import type { PartType, VehicleConditions } from "./taxonomy/index.ts";
import type { DemoVariant } from "./vehicles/vehicles.ts";

/** Whether a version's fuel, body, period and power allow a part type. */
export function allowsPart(variant: DemoVariant, appliesTo: VehicleConditions | undefined): boolean {
  if (!appliesTo) return true;
  const { fuels, bodies, makers, builtFrom = 0, builtUntil = Number.POSITIVE_INFINITY } = appliesTo;
  if (fuels && !burns(variant, fuels)) return false;
  if (makers && !makers.includes(variant.model.maker.id)) return false;
  if (bodies && !bodies.includes(variant.model.bodyType)) return false;
  if (variant.from < (appliesTo.launchedFrom ?? 0)) return false;
  if (!agreesWithEngine(variant, appliesTo) || !agreesWithChassis(variant, appliesTo)) return false;
  if (!agreesWithWheels(variant, appliesTo) || !agreesWithGearbox(variant, appliesTo)) return false;
  if (variant.from > builtUntil || (variant.to ?? Number.POSITIVE_INFINITY) < builtFrom) return false;
  return variant.kw >= (appliesTo.minKw ?? 0) && variant.kw <= (appliesTo.maxKw ?? Number.POSITIVE_INFINITY);
}

function agreesWithEngine(
  { engine, exhaust, hasFuelFilter }: DemoVariant,
  appliesTo: VehicleConditions,
): boolean {
  const { timings, injections } = appliesTo;
  if (timings && !(engine && timings.includes(engine.timing))) return false;
  if (injections && !(engine && injections.includes(engine.injection))) return false;
  const agrees = (asked: boolean | undefined, fact: boolean | undefined) =>
    asked === undefined || asked === fact;
  return (
    engineFacts.every((name) => agrees(appliesTo[name], engine?.[name])) &&
    exhaustFacts.every((name) => agrees(appliesTo[name], exhaust[name])) &&
    agrees(appliesTo.hasFuelFilter, hasFuelFilter)
  );
}

const engineFacts = ["hasTurbo", "hasIntercooler", "hasPlugLeads", "timingBeltDrivesPump"] as const;
const exhaustFacts = ["usesAdBlue", "hasParticulateFilter"] as const;

function agreesWithChassis(variant: DemoVariant, appliesTo: VehicleConditions): boolean {
  const { drives, rearBrakes, rearAxle, suspensions, steerings, parkingBrake } = appliesTo;
  if (drives && !drives.includes(variant.drive)) return false;
  if (rearBrakes && variant.rearBrakes !== rearBrakes) return false;
  if (rearAxle && variant.rearAxle !== rearAxle) return false;
  if (steerings && !steerings.includes(variant.chassis.steering)) return false;
  if (parkingBrake && variant.chassis.parkingBrake !== parkingBrake) return false;
  return !suspensions || suspensions.includes(variant.model.platform.suspension);
}

function agreesWithGearbox(
  { gearboxes }: DemoVariant,
  { hasManualGearbox, hasClutch, clutch, automatics }: VehicleConditions,
): boolean {
  const { hasManual, automatic } = gearboxes;
  if (hasManualGearbox !== undefined && hasManual !== hasManualGearbox) return false;
  if (hasClutch !== undefined && (hasManual || automatic === "robotised") !== hasClutch) return false;
  if (clutch && gearboxes.clutch !== clutch) return false;
  return !automatics || automatics.includes(automatic);
}

function agreesWithWheels({ wheels }: DemoVariant, appliesTo: VehicleConditions): boolean {
  const { wheelFastener, smallestRimTo, centreBoreTo } = appliesTo;
  if (wheelFastener && wheels.fastener !== wheelFastener) return false;
  if (centreBoreTo !== undefined && wheels.centreBore > centreBoreTo) return false;
  return smallestRimTo === undefined || Math.min(...wheels.rims.keys()) <= smallestRimTo;
}

/** Whether a version's traits allow a part type on one axle, or in the only place where it goes. */
export function allowsPartAt(
  variant: DemoVariant,
  { appliesTo, rearAppliesTo }: Pick<PartType, "appliesTo" | "rearAppliesTo">,
  position: Position | null,
): boolean {
  return allowsPart(variant, appliesTo) && (position !== "rear" || allowsPart(variant, rearAppliesTo));
}

/** A diesel hybrid has what diesels have, and of what hybrids have all but the spark. */
function burns(
  { plainFuel, ignition }: DemoVariant,
  fuels: NonNullable<VehicleConditions["fuels"]>,
): boolean {
  if (ignition !== "diesel" || plainFuel === "diesel") return fuels.includes(plainFuel);
  if (!fuels.includes("diesel")) return fuels.includes(plainFuel) && fuels.includes("electric");
  return fuels.includes(plainFuel) || !fuels.includes("petrol");
}

/**
 * Whether a version has a part type. What only a share of vehicles has is decided by model and
 * category, so that a car with drum brakes has shoes too; shares of one half or less are taken from
 * the other end than larger ones, so that 0.7 with one kind and 0.3 with the other make one.
 */
export function hasPart(
  seed: string,
  variant: DemoVariant,
  category: string,
  partType: Pick<PartType, "appliesTo" | "rearAppliesTo">,
  position: Position | null,
): boolean {
  const { appliesTo } = partType;
  if (!allowsPartAt(variant, partType, position)) return false;
  const share = appliesTo?.share;
  if (share === undefined) return true;
  const place = drawFor(seed, "equipment", category, variant.model.id).fraction();
  return share > 0.5 ? place < share : place >= 1 - share;
}
