import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { csvReader } from "../reading/read-csv.ts";
import { firstAgreeing, type VersionFacts, versionColumns } from "./version-rules.ts";

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

export type FactoryDiscs = { front: DiscSize; rear: DiscSize | null };

/** @returns a function that finds the sizes of a version's brake discs. */
export async function readFactoryDiscs(folder: string): Promise<(facts: VersionFacts) => FactoryDiscs> {
  const rowOf = firstAgreeing(await csvReader(BrakeRow)(join(folder, "brake-sizes.csv")), "brake-sizes.csv");
  return (facts) => {
    const { front, rear } = rowOf(facts);
    return { front: discOf(front), rear: rear === "" ? null : discOf(rear) };
  };
}

function discOf(size: string): DiscSize {
  const [diameter = 0, thickness = 0] = size.split("x").map(Number);
  return { diameter, thickness };
}
