import { type TSchema, Type } from "typebox";
import { Value } from "typebox/value";

/**
 * Explains each difference between a value and its schema, beginning with the field's path. Slower than a compiled check,
 * so only for invalid values.
 */
export function explainMismatch(schema: TSchema, value: unknown): string[] {
  return explain(schema, value, "");
}

/** The error for a data file that does not match its schema: it names the file and each invalid field. */
export function mismatchError(schema: TSchema, value: unknown, file: string): Error {
  return new Error(`${file} is not valid:\n  ${explainMismatch(schema, value).join("\n  ")}`);
}

function explain(schema: TSchema, value: unknown, path: string): string[] {
  if (isMatch(schema, value)) return [];
  if (Type.IsUnion(schema)) return explainUnion(schema.anyOf, value, path);
  if (Type.IsArray(schema) && Array.isArray(value)) {
    const inner = value.flatMap((element, index) => explain(schema.items, element, join(path, index)));
    return inner.length > 0 ? inner : explainLeaf(schema, value, path);
  }
  if (Type.IsObject(schema) && isObject(value)) return explainObject(schema.properties, schema, value, path);
  if (Type.IsRecord(schema) && isObject(value)) return explainRecord(schema.patternProperties, value, path);
  return explainLeaf(schema, value, path);
}

function isMatch(schema: TSchema, value: unknown): boolean {
  return Value.Check(schema, value);
}

function explainObject(
  properties: Record<string, TSchema>,
  schema: TSchema,
  value: Record<string, unknown>,
  path: string,
): string[] {
  const wrong = Object.entries(properties).flatMap(([name, property]) => {
    const at = join(path, name);
    if (Object.hasOwn(value, name)) return explain(property, value[name], at);
    return Type.IsOptional(property) ? [] : [`${at}: is missing`];
  });
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => `${join(path, name)}: is not a field of this record`);
  const reasons = wrong.concat(unknown);
  return reasons.length > 0 ? reasons : explainLeaf(schema, value, path);
}

function explainRecord(patterns: Record<string, TSchema>, value: Record<string, unknown>, path: string) {
  return Object.entries(value).flatMap(([name, inner]) => {
    const [, schema] = Object.entries(patterns).find(([pattern]) => new RegExp(pattern).test(name)) ?? [];
    return schema ? explain(schema, inner, join(path, name)) : [`${join(path, name)}: is not a valid name`];
  });
}

/** Explains nullable values by their non-null schema, and tagged unions by the variant of `kind`. */
function explainUnion(members: TSchema[], value: unknown, path: string): string[] {
  const others = members.filter((member) => !Type.IsNull(member));
  const [only] = others;
  if (only && others.length === 1) return explain(only, value, path);
  const tagged = isObject(value) ? others.find((member) => kindOf(member) === value.kind) : undefined;
  if (tagged) return explain(tagged, value, path);
  const kinds = others.map(kindOf).filter((kind) => kind !== undefined);
  if (kinds.length > 0) return [`${join(path, "kind")}: must be one of ${kinds.join(", ")}`];
  return [`${path}: must be ${others.map((member) => ("type" in member ? member.type : "?")).join(" or ")}`];
}

function kindOf(member: TSchema): unknown {
  if (!Type.IsObject(member)) return undefined;
  const kind = member.properties.kind;
  return kind && Type.IsLiteral(kind) ? kind.const : undefined;
}

function explainLeaf(schema: TSchema, value: unknown, path: string): string[] {
  const [first] = Value.Errors(schema, value);
  const allowed = Type.IsEnum(schema) ? ` (${schema.enum.join(", ")})` : "";
  return [`${path}: ${first?.message ?? "is not valid"}${allowed}`];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function join(path: string, name: string | number): string {
  return path ? `${path}.${name}` : String(name);
}
