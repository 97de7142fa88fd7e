import { Type } from "typebox";
import { type CsvRow, idPattern, isWithin, list, numberOrNull } from "../reading/read-csv.ts";

const yearMonth = Type.String({ pattern: "^([0-9]{6})?$" });
const kilowatts = Type.String({ pattern: "^[0-9]*$" });

/** Columns of a file whose rows are about the versions that agree with all of them; an empty cell allows everything. */
export const versionColumns = {
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
};

/** Values of a version by which its row is found. */
export type VersionFacts = {
  model: { id: string; sizeClass: string; bodyType: string };
  plainFuel: string;
  kw: number;
  from: number;
};

const AnyRow = Type.Object(versionColumns);
type AnyRow = CsvRow<typeof AnyRow>;

/**
 * @param file name for the error that is thrown for a version without a row.
 * @param agreesInOwnColumns whether a version agrees with a row in the columns that only this file has.
 * @returns a function that finds a version's row: the first one that agrees with it.
 */
export function firstAgreeing<Row extends AnyRow, Facts extends VersionFacts = VersionFacts>(
  rows: readonly Row[],
  file: string,
  agreesInOwnColumns: (row: Row, facts: Facts) => boolean = () => true,
): (facts: Facts) => Row {
  const rules = rows.map(ruleOf);
  // Most models have many versions, and most rows are about few models.
  const known = new Map<Facts["model"], typeof rules>();
  return (facts) => {
    const own = known.get(facts.model) ?? rules.filter(({ isAbout }) => isAbout(facts.model));
    known.set(facts.model, own);
    const rule = own.find(({ row, agrees }) => agrees(facts) && agreesInOwnColumns(row, facts));
    if (!rule) throw new Error(`${file} has no row for ${facts.model.id}`);
    return rule.row;
  };
}

/** @returns a pattern of version names that have a badge as a word of their own; an empty badge allows every name. */
export function badgePattern(badge: string): RegExp {
  return badge === "" ? /^/ : new RegExp(`(^|[^A-Za-z])${badge}($|[^A-Za-z])`);
}

/** @returns functions that say whether a row is about a model, and whether a version of that model agrees with it. */
function ruleOf<Row extends AnyRow>(row: Row) {
  const models = list(row.models).map(idPattern);
  const allows = (cell: string) => {
    const values = list(cell);
    return (value: string) => values.length === 0 || values.includes(value);
  };
  const isClass = allows(row.classes);
  const isBody = allows(row.bodies);
  const isFuel = allows(row.fuels);
  const [from, to] = [numberOrNull(row.from), numberOrNull(row.to)];
  const [minKw, maxKw] = [numberOrNull(row.min_kw), numberOrNull(row.max_kw)];
  return {
    row,
    isAbout: ({ id, sizeClass, bodyType }: VersionFacts["model"]) =>
      isClass(sizeClass) && isBody(bodyType) && models.some((pattern) => pattern.test(id)),
    agrees: (facts: VersionFacts) =>
      isFuel(facts.plainFuel) && isWithin(facts.from, from, to) && isWithin(facts.kw, minKw, maxKw),
  };
}
