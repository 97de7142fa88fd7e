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
  const rules = rows.map((row) => ({ row, agrees: agreesWith(row) }));
  return (facts) => {
    const rule = rules.find(({ row, agrees }) => agrees(facts) && agreesInOwnColumns(row, facts));
    if (!rule) throw new Error(`${file} has no row for ${facts.model.id}`);
    return rule.row;
  };
}

/** @returns a pattern of version names that have a badge as a word of their own; an empty badge allows every name. */
export function badgePattern(badge: string): RegExp {
  return badge === "" ? /^/ : new RegExp(`(^|[^A-Za-z])${badge}($|[^A-Za-z])`);
}

/** @returns a function that says whether a version agrees with a row. */
function agreesWith(row: AnyRow): (facts: VersionFacts) => boolean {
  const models = list(row.models).map(idPattern);
  const allows = (cell: string) => {
    const values = list(cell);
    return (value: string) => values.length === 0 || values.includes(value);
  };
  const isClass = allows(row.classes);
  const isBody = allows(row.bodies);
  const isFuel = allows(row.fuels);
  return ({ model, plainFuel, kw, from }) =>
    isClass(model.sizeClass) &&
    isBody(model.bodyType) &&
    isFuel(plainFuel) &&
    isWithin(from, numberOrNull(row.from), numberOrNull(row.to)) &&
    isWithin(kw, numberOrNull(row.min_kw), numberOrNull(row.max_kw)) &&
    models.some((pattern) => pattern.test(model.id));
}
