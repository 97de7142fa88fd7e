import type { Position } from "@recambia/contract/vehicles/fit";
import type { VersionTrait } from "../taxonomy/index.ts";
import type { DiscSize } from "./chassis-traits.ts";
import type { DemoVariant } from "./vehicles.ts";

type TraitValue = string | number | boolean | null;

const leastVentedThickness = 17;
/** Discs may lose this much before they are replaced, in millimetres. */
const wearAllowance = 2;

const steeringValues = {
  hydraulic: "hydraulic",
  electrohydraulic: "electro-hydraulic",
  electric: "electric",
  unassisted: "none",
};

/** Start-stop systems became usual with Euro 5. */
const startStopFrom = 201009;

const traits: Record<VersionTrait, (version: DemoVariant, position: Position | null) => TraitValue> = {
  wheel_bolts: ({ wheels }) => Number(wheels.boltPattern.split("x")[0]),
  bolt_circle: ({ wheels }) => Number(wheels.boltPattern.split("x")[1]),
  disc_diameter: (version, position) => discAt(version, position)?.diameter ?? null,
  disc_thickness: (version, position) => discAt(version, position)?.thickness ?? null,
  disc_least_thickness: (version, position) => {
    const disc = discAt(version, position);
    return disc && disc.thickness - wearAllowance;
  },
  disc_type: (version, position) => {
    const disc = discAt(version, position);
    return disc && (disc.thickness >= leastVentedThickness ? "vented" : "solid");
  },
  rear_brakes: ({ rearBrakes }) => (rearBrakes === "drums" ? "drum" : "disc"),
  steering: ({ chassis }) => steeringValues[chassis.steering],
  cylinders: ({ engine }) => engine?.cylinders ?? null,
  injection: ({ engine }) =>
    engine?.injection === "port" || engine?.injection === "direct" ? engine.injection : null,
  oil_filter: ({ engine }) => engine?.oilFilter ?? null,
  flywheel: (version) => (hasDualMassFlywheel(version) ? "dual-mass" : "solid"),
  start_stop: ({ from }) => from >= startStopFrom,
  gearbox: ({ isAutomaticOnly }) => (isAutomaticOnly ? "automatic" : "manual"),
};

/** @returns the value that a version gives an attribute on an axle; null where it is not known. */
export function traitOf(version: DemoVariant, trait: VersionTrait, position: Position | null): TraitValue {
  return traits[trait](version, position);
}

function discAt({ discs }: DemoVariant, position: Position | null): DiscSize | null {
  return position === "rear" ? discs.rear : discs.front;
}

/** Engines with much torque at low speed have had dual-mass flywheels since the end of the nineties. */
function hasDualMassFlywheel({ ignition, engine, kw, from }: DemoVariant): boolean {
  if (from < 199801) return false;
  if (ignition === "diesel") return kw >= 74;
  return engine?.hasTurbo ? kw >= 90 : kw >= 125;
}
