import type { CustomAdapter } from "better-auth/adapters";
import type { Statement } from "../../platform/database/database.ts";

/** better-auth's row conditions. */
export type Conditions = Parameters<CustomAdapter["deleteMany"]>[0]["where"];

/** An update: absolute values, and increments. */
type Change = { set: object; increment?: Record<string, number> };

type Page = Pick<Parameters<CustomAdapter["findMany"]>[0], "limit" | "offset" | "sortBy">;

const comparisons: Record<string, string> = {
  eq: "=",
  ne: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
};

export function selectStatement(
  table: string,
  conditions: Conditions,
  { limit, offset = 0, sortBy }: Page,
): Statement {
  const { text, values } = where(conditions);
  const order = sortBy
    ? `order by ${quoted(sortBy.field)} ${sortBy.direction === "desc" ? "desc" : "asc"}`
    : "";
  const page = `limit ${Number(limit)} offset ${Number(offset)}`;
  return { text: `select * from ${quoted(table)} ${text} ${order} ${page}`, values };
}

export function countStatement(table: string, conditions: Conditions): Statement {
  const { text, values } = where(conditions);
  return { text: `select count(*)::int as count from ${quoted(table)} ${text}`, values };
}

export function insertStatement(table: string, row: object): Statement {
  const columns = Object.keys(row).map(quoted).join(", ");
  const places = Object.keys(row).map((_column, index) => `$${index + 1}`);
  return {
    text: `insert into ${quoted(table)} (${columns}) values (${places.join(", ")}) returning *`,
    values: Object.values(row),
  };
}

export function updateStatement(table: string, conditions: Conditions, change: Change): Statement {
  const { set, increment = {} } = change;
  const values = [...Object.values(set), ...Object.values(increment)];
  const settings = [
    ...Object.keys(set).map((column, index) => `${quoted(column)} = $${index + 1}`),
    ...Object.keys(increment).map((column, index) => {
      const place = Object.keys(set).length + index + 1;
      return `${quoted(column)} = ${quoted(column)} + $${place}::int`;
    }),
  ];
  const which = where(conditions, values.length);
  return {
    text: `update ${quoted(table)} set ${settings.join(", ")} ${which.text} returning *`,
    values: [...values, ...which.values],
  };
}

/** Deletes all matching rows, or only the first, which it returns. */
export function deleteStatement(table: string, conditions: Conditions, which: "all" | "one"): Statement {
  const { text, values } = where(conditions);
  const name = quoted(table);
  return which === "all"
    ? { text: `delete from ${name} ${text} returning *`, values }
    : {
        text: `delete from ${name} where id = (select id from ${name} ${text} limit 1 for update) returning *`,
        values,
      };
}

/** @throws Error for an operator that the shop's features do not use. */
function where(conditions: Conditions, placesBefore = 0): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = conditions.map(({ field, operator, value, connector }, index) => {
    const link = index === 0 ? "where" : connector === "OR" ? "or" : "and";
    if (value === null && operator === "eq") return `${link} ${quoted(field)} is null`;
    values.push(value);
    const place = `$${placesBefore + values.length}`;
    if (operator === "in") return `${link} ${quoted(field)} = any(${place})`;
    const comparison = comparisons[operator ?? "eq"];
    if (!comparison) throw new Error(`better-auth asks for the operator ${operator}`);
    return `${link} ${quoted(field)} ${comparison} ${place}`;
  });
  return { text: parts.join(" "), values };
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', "")}"`;
}
