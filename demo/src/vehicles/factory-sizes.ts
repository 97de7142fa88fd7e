import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { type CsvRow, csvReader, list } from "../reading/read-csv.ts";
import { agreesWith, type VersionFacts, versionColumns } from "./version-rules.ts";

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
  const read = csvReader(Row);
  const [tyres, batteries, wipers] = await Promise.all(
    sizedParts.map(async (part) => (await read(join(folder, files[part]))).map(ruleOf)),
  );
  return (facts) => ({
    tyres: sizesOf(tyres, facts, "tyres"),
    batteries: sizesOf(batteries, facts, "batteries"),
    wipers: sizesOf(wipers, facts, "wipers"),
  });
}

type Rule = { sizes: string[]; agrees(facts: VersionFacts): boolean };

function sizesOf(rules: Rule[] | undefined, facts: VersionFacts, part: SizedPart): string[] {
  const rule = rules?.find(({ agrees }) => agrees(facts));
  if (!rule) throw new Error(`${files[part]} has no sizes for ${facts.model.id}`);
  return rule.sizes;
}

function ruleOf(row: CsvRow<typeof Row>): Rule {
  return { sizes: list(row.sizes), agrees: agreesWith(row) };
}
