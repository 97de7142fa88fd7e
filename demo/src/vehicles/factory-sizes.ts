import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { csvReader, list } from "../reading/read-csv.ts";
import { firstAgreeing, type VersionFacts, versionColumns } from "./version-rules.ts";

const Row = Type.Object({ ...versionColumns, sizes: Type.String({ minLength: 1 }) }, closed);

/** Parts whose sizes the maker of the vehicle determines. */
export const sizedParts = ["tyres", "batteries", "wipers"] as const;
export type SizedPart = (typeof sizedParts)[number];
/** Sizes that a version can have from the factory, by what they are sizes of. */
export type FactorySizes = Record<SizedPart, string[]>;

const files: Record<SizedPart, string> = {
  tyres: "tyre-sizes.csv",
  batteries: "battery-sizes.csv",
  wipers: "wiper-sizes.csv",
};

/** @returns a function that finds a version's sizes: of each file, those of the first row that agrees with it. */
export async function readFactorySizes(folder: string): Promise<(facts: VersionFacts) => FactorySizes> {
  const finderOf = async (part: SizedPart) => {
    const rowOf = firstAgreeing(await csvReader(Row)(join(folder, files[part])), files[part]);
    return (facts: VersionFacts) => list(rowOf(facts).sizes);
  };
  const [tyres, batteries, wipers] = [
    await finderOf("tyres"),
    await finderOf("batteries"),
    await finderOf("wipers"),
  ];
  return (facts) => ({ tyres: tyres(facts), batteries: batteries(facts), wipers: wipers(facts) });
}
