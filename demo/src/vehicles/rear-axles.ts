import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { csvReader } from "../reading/read-csv.ts";
import type { Drive } from "./platforms.ts";
import { firstAgreeing, type VersionFacts, versionColumns } from "./version-rules.ts";

/** Wheels on arms of their own, or on one beam that needs neither arms nor links. */
export const rearAxles = ["independent", "beam"] as const;
export type RearAxle = (typeof rearAxles)[number];

/** A `beam` gives way to arms in versions that drive the rear wheels, too; a `rigid` one stays. */
const Row = Type.Object(
  { ...versionColumns, rear_axle: Type.Enum(["independent", "beam", "rigid"] as const) },
  closed,
);

/** @returns a function that finds a version's rear axle: that of the first row that agrees with it. */
export async function readRearAxles(
  folder: string,
): Promise<(facts: VersionFacts, drive: Drive) => RearAxle> {
  const rowOf = firstAgreeing(await csvReader(Row)(join(folder, "rear-axles.csv")), "rear-axles.csv");
  return (facts, drive) => {
    const axle = rowOf(facts).rear_axle;
    if (axle === "rigid") return "beam";
    const drivesRear = drive === "all" || drive === "all_transverse" || drive === "all_electric";
    return axle === "beam" && drivesRear ? "independent" : axle;
  };
}
