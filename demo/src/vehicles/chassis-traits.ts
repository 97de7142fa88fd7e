import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { type Static, Type } from "typebox";
import { csvReader } from "../reading/read-csv.ts";
import { firstAgreeing, type VersionFacts, versionColumns } from "./version-rules.ts";

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

/** @returns a function that finds a version's chassis traits: those of the first row that agrees with it. */
export async function readChassisTraits(folder: string): Promise<(facts: VersionFacts) => ChassisTraits> {
  const rowOf = firstAgreeing(await csvReader(Row)(join(folder, "chassis-traits.csv")), "chassis-traits.csv");
  return (facts) => {
    const { steering, parking_brake: parkingBrake } = rowOf(facts);
    return { steering, parkingBrake };
  };
}
