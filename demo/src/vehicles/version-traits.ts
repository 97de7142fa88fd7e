import type { Position } from "@recambia/contract/vehicles/fit";
import type { DiscSize } from "./factory-discs.ts";
import type { VersionTrait } from "./trait-names.ts";
import type { DemoVariant } from "./vehicles.ts";

type TraitValue = string | number | boolean | null;

const leastVentedThickness = 17;
/** Discs of fast cars can be slotted as well. */
const leastSlottedThickness = 30;
/** Discs may lose this much before they are replaced, in millimetres. */
const wearAllowance = 2;

const steeringValues = {
  hydraulic: "hydraulic",
  electrohydraulic: "electro-hydraulic",
  electric: "electric",
  unassisted: "none",
};

const automaticValues = {
  none: null,
  converter: "automatic",
  dual_clutch: "dual-clutch",
  cvt: "cvt",
  robotised: null,
};

/** By month of launch: what was usual until then. */
type Era<Value> = [before: number, value: Value];

const headlamps: Era<string | null>[] = [
  [201201, "halogen"],
  [202001, null],
];
const tailLamps: Era<string | null>[] = [
  [200801, "incandescent"],
  [202001, null],
];
const smallLamps: Era<string | null>[] = [
  [201201, "incandescent"],
  [202001, null],
];
/** Euro 2 to 6, from the month in which every new car had to meet it. */
const emissionClasses: Era<string>[] = [
  [200101, "euro-2"],
  [200601, "euro-3"],
  [201101, "euro-4"],
  [201509, "euro-5"],
];
/** Of the common rail, in bar. */
const railPressures: Era<number>[] = [
  [200201, 1350],
  [200601, 1600],
  [201201, 1800],
];
/** Of direct petrol injection, in bar. */
const petrolPressures: Era<number>[] = [[201601, 200]];
/** Since then, new types of car must have daytime running lights (Directive 2008/89/EC). */
const daytimeLightFrom = 201102;
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
    if (!disc || disc.thickness >= leastSlottedThickness) return null;
    return disc.thickness >= leastVentedThickness ? "vented" : "solid";
  },
  rear_brakes: ({ rearBrakes }) => (rearBrakes === "drums" ? "drum" : "disc"),
  steering: ({ chassis }) => steeringValues[chassis.steering],
  cylinders: ({ engine }) => engine?.cylinders ?? null,
  injection: ({ engine }) =>
    engine?.injection === "port" || engine?.injection === "direct" ? engine.injection : null,
  oil_filter: ({ engine }) => engine?.oilFilter ?? null,
  flywheel: (version) => (hasDualMassFlywheel(version) ? "dual-mass" : "solid"),
  start_stop: ({ from }) => from >= startStopFrom,
  gearbox: ({ gearboxes }) => (gearboxes.hasManual ? "manual" : "automatic"),
  automatic: ({ gearboxes }) => automaticValues[gearboxes.automatic],
  headlamp: ({ model }) => valueAt(headlamps, model.from, "led"),
  tail_lamp: ({ model }) => valueAt(tailLamps, model.from, "led"),
  small_lamp: ({ model }) => valueAt(smallLamps, model.from, "led"),
  daytime_light: ({ model }) => model.from >= daytimeLightFrom,
  emission_class: ({ from }) => valueAt(emissionClasses, from, "euro-6"),
  camshaft_lobes: ({ engine }) => engine && engine.cylinders * 2,
  belt_ribs: beltRibsOf,
  intake_pressure: ({ engine, ignition }) =>
    engine && (engine.hasTurbo ? (ignition === "diesel" ? 3 : 2.5) : 1.15),
  rail_pressure: ({ from, ignition }) =>
    ignition === "spark" ? valueAt(petrolPressures, from, 350) : valueAt(railPressures, from, 2000),
  size_class: ({ model }) => model.sizeClass,
  body: ({ model }) => model.bodyType,
  combustion: ({ ignition }) => (ignition === "spark" ? "petrol" : ignition),
  coil: ({ engine }) => engine && (engine.hasPlugLeads ? "block" : "pencil"),
};

/** @returns the value that a version gives an attribute on an axle; null where it is not known. */
export function traitOf(version: DemoVariant, trait: VersionTrait, position: Position | null): TraitValue {
  return traits[trait](version, position);
}

function valueAt<Value>(eras: Era<Value>[], month: number, last: Value): Value {
  const era = eras.find(([before]) => month < before);
  return era ? era[1] : last;
}

/** Of the belt that drives alternator and air conditioning: the smallest engines have five, most six. */
export function beltRibsOf({ ccm }: DemoVariant): number | null {
  if (ccm === null) return null;
  return ccm < 1250 ? 5 : 6;
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
