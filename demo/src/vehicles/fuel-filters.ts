import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { csvReader } from "../reading/read-csv.ts";
import { firstAgreeing, type VersionFacts, versionColumns } from "./version-rules.ts";

const FuelFilterRow = Type.Object(
  { ...versionColumns, fuel_filter: Type.Enum(["outside_tank", "in_tank"]) },
  closed,
);

/** @returns a function that says whether a version's fuel filter can be changed without its pump, which is in the tank. */
export async function readFuelFilters(folder: string): Promise<(facts: VersionFacts) => boolean> {
  const rowOf = firstAgreeing(
    await csvReader(FuelFilterRow)(join(folder, "fuel-filters.csv")),
    "fuel-filters.csv",
  );
  return (facts) => rowOf(facts).fuel_filter === "outside_tank";
}
