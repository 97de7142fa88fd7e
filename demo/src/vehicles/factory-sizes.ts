import { join } from "node:path";
import { closed } from "@recambia/contract/http";
import { Type } from "typebox";
import { type CsvRow, csvReader, isWithin, list, numberOrNull } from "../reading/read-csv.ts";

const yearMonth = Type.String({ pattern: "^([0-9]{6})?$" });
const kilowatts = Type.String({ pattern: "^[0-9]*$" });

const Row = Type.Object(
  {
    /** Patterns of models; an asterisk stands for anything. */
    models: Type.String({ minLength: 1 }),
    classes: Type.String(),
    bodies: Type.String(),
    /** Months between which the production of a version began. */
    from: yearMonth,
    to: yearMonth,
    fuels: Type.String(),
    min_kw: kilowatts,
    max_kw: kilowatts,
    sizes: Type.String({ minLength: 1 }),
  },
  closed,
);

/** What comes in sizes that the maker of the vehicle has decided on. */
export const sizedParts = ["tyres", "batteries", "wipers"] as const;
export type SizedPart = (typeof sizedParts)[number];
/** Sizes that a version can have from the factory, by what they are sizes of. */
export type FactorySizes = Record<SizedPart, string[]>;

const files: Record<SizedPart, string> = {
  tyres: "tyre-sizes.csv",
  batteries: "battery-sizes.csv",
  wipers: "wiper-sizes.csv",
};

/** Values of a version by which its sizes are found. */
type SizedFacts = {
  model: { id: string; sizeClass: string; bodyType: string };
  plainFuel: string;
  kw: number;
  from: number;
};

/** @returns a function that finds a version's sizes: of each file, those of the first row that agrees with it. */
export async function readFactorySizes(folder: string): Promise<(facts: SizedFacts) => FactorySizes> {
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

type Rule = { sizes: string[]; agrees(facts: SizedFacts): boolean };

function sizesOf(rules: Rule[] | undefined, facts: SizedFacts, part: SizedPart): string[] {
  const rule = rules?.find(({ agrees }) => agrees(facts));
  if (!rule) throw new Error(`${files[part]} has no sizes for ${facts.model.id}`);
  return rule.sizes;
}

function ruleOf(row: CsvRow<typeof Row>): Rule {
  const models = list(row.models).map((name) => new RegExp(`^${name.replaceAll("*", ".*")}$`));
  const allows = (cell: string) => {
    const values = list(cell);
    return (value: string) => values.length === 0 || values.includes(value);
  };
  const isClass = allows(row.classes);
  const isBody = allows(row.bodies);
  const isFuel = allows(row.fuels);
  return {
    sizes: list(row.sizes),
    agrees: ({ model, plainFuel, kw, from }) =>
      models.some((pattern) => pattern.test(model.id)) &&
      isClass(model.sizeClass) &&
      isBody(model.bodyType) &&
      isFuel(plainFuel) &&
      isWithin(from, numberOrNull(row.from), numberOrNull(row.to)) &&
      isWithin(kw, numberOrNull(row.min_kw), numberOrNull(row.max_kw)),
  };
}
