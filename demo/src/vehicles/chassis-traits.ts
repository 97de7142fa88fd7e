import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { type Static, Type } from "typebox";
import { type CsvRow, csvReader } from "../reading/read-csv.ts";
import { agreesWith, type VersionFacts, versionColumns } from "./version-rules.ts";

/**
 * What helps to steer: a pump on the engine's belt, a pump with a motor of its own, a motor on the column or the rack, or
 * nothing.
 */
export const steerings = ["hydraulic", "electrohydraulic", "electric", "unassisted"] as const;
/** Whether a cable or a motor on the caliper pulls the parking brake. */
export const parkingBrakes = ["cable", "electric"] as const;

const Row = Type.Object(
  { ...versionColumns, steering: Type.Enum(steerings), parking_brake: Type.Enum(parkingBrakes) },
  closed,
);

export type ChassisTraits = {
  steering: Static<typeof Row>["steering"];
  parkingBrake: Static<typeof Row>["parking_brake"];
};

/** Sizes of discs: diameter and thickness in millimetres. */
export type DiscSize = { diameter: number; thickness: number };

const discSize = Type.String({ pattern: "^[0-9]{3}x[0-9]{1,2}$" });
const BrakeRow = Type.Object(
  {
    ...versionColumns,
    front: discSize,
    /** Empty for models that have drums only. */
    rear: Type.Union([discSize, Type.Literal("")]),
  },
  closed,
);

/** What moves the release bearing. */
export const clutches = ["cable", "hydraulic"] as const;
/** Kinds of gearbox without a clutch pedal; one with robotised manual gears has neither converter nor mechatronics. */
export const automatics = ["none", "converter", "dual_clutch", "cvt", "robotised"] as const;

const GearboxRow = Type.Object(
  { ...versionColumns, clutch: Type.Enum(clutches), automatic: Type.Enum(automatics) },
  closed,
);

/** The automatic gearbox is the one that is sold beside the manual one, or instead of it. */
export type Gearboxes = Pick<Static<typeof GearboxRow>, "clutch" | "automatic">;

export type FactoryDiscs = { front: DiscSize; rear: DiscSize | null };

/** @returns a function that finds a version's chassis traits: those of the first row that agrees with it. */
export async function readChassisTraits(folder: string): Promise<(facts: VersionFacts) => ChassisTraits> {
  const rowOf = firstAgreeing(await csvReader(Row)(join(folder, "chassis-traits.csv")), "chassis-traits.csv");
  return (facts) => {
    const { steering, parking_brake: parkingBrake } = rowOf(facts);
    return { steering, parkingBrake };
  };
}

/** @returns a function that finds the sizes of a version's brake discs. */
export async function readFactoryDiscs(folder: string): Promise<(facts: VersionFacts) => FactoryDiscs> {
  const rowOf = firstAgreeing(await csvReader(BrakeRow)(join(folder, "brake-sizes.csv")), "brake-sizes.csv");
  return (facts) => {
    const { front, rear } = rowOf(facts);
    return { front: discOf(front), rear: rear === "" ? null : discOf(rear) };
  };
}

/** @returns a function that finds what a version's clutch is moved by, and its automatic gearbox. */
export async function readGearboxes(folder: string): Promise<(facts: VersionFacts) => Gearboxes> {
  const rowOf = firstAgreeing(await csvReader(GearboxRow)(join(folder, "gearboxes.csv")), "gearboxes.csv");
  return (facts) => {
    const { clutch, automatic } = rowOf(facts);
    return { clutch, automatic };
  };
}

function firstAgreeing<Row extends CsvRow<typeof AnyRow>>(rows: Row[], file: string) {
  const rules = rows.map((row) => ({ row, agrees: agreesWith(row) }));
  return (facts: VersionFacts): Row => {
    const rule = rules.find(({ agrees }) => agrees(facts));
    if (!rule) throw new Error(`${file} has no row for ${facts.model.id}`);
    return rule.row;
  };
}

const AnyRow = Type.Object(versionColumns);

function discOf(size: string): DiscSize {
  const [diameter = 0, thickness = 0] = size.split("x").map(Number);
  return { diameter, thickness };
}
