import fc from "fast-check";
import { readField } from "./test-shop.ts";

/** Texts that have broken other programs. */
export const strangeTexts = [
  ...[
    "",
    " ",
    "'",
    "' or 1=1 --",
    '"; drop table person; --',
    "1) union select null--",
    "%27",
    "\\",
    "%",
    "_",
  ],
  ...[
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "{{7*7}}",
    "#{7*7}",
    "../../../etc/passwd",
    "..%2f..%2f",
  ],
  ...[
    "\u0000",
    "%00",
    "\ud800",
    "🔧".repeat(40),
    "x".repeat(3000),
    "\r\nSet-Cookie: a=b",
    "\u202e",
    "ﬁ",
    "İ",
  ],
  ...[
    "__proto__",
    "constructor",
    "null",
    "undefined",
    "NaN",
    "-1",
    "1e309",
    "0x10",
    "9".repeat(30),
    "2026-02-30",
  ],
];
/** Values that a schema rarely allows. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...strangeTexts) },
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, true, false, null),
  fc.constantFrom<unknown>([], {}, [[]], [null], { $ne: null }, JSON.parse('{"__proto__":{"isAdmin":true}}')),
);

/**
 * Draws values for schemas of an API description, with something strange in some places.
 *
 * @param given.ids of things that exist.
 * @param given.emails that somebody has.
 */
export function hostileValues(
  description: unknown,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
) {
  const anyValue = (schema: unknown, depth: number): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 9, arbitrary: described(schema, depth) }, { weight: 1, arbitrary: strange });

  function described(given: unknown, depth: number): fc.Arbitrary<unknown> {
    const schema = resolve(description, given);
    const choices = readField(schema, "anyOf") ?? readField(schema, "oneOf") ?? readField(schema, "allOf");
    if (Array.isArray(choices) && choices.length > 0) {
      return fc.oneof(...choices.map((choice) => described(choice, depth)));
    }
    const constant = readField(schema, "const");
    if (constant !== undefined) return fc.constant(constant);
    const values = readField(schema, "enum");
    if (Array.isArray(values) && values.length > 0) return fc.constantFrom<unknown>(...values);
    const type = [readField(schema, "type") ?? "object"].flat()[0];
    if (type === "integer" || type === "number") return fc.integer({ min: -2, max: 50 });
    if (type === "boolean") return fc.boolean();
    if (type === "null" || depth > 4) return fc.constant(null);
    if (type === "array") return fc.array(anyValue(readField(schema, "items"), depth + 1), { maxLength: 3 });
    if (type === "string") return textOf(schema);
    const properties = Object.entries(Object(readField(schema, "properties")));
    const required = [readField(schema, "required") ?? []].flat().map(String);
    const fields = Object.fromEntries(properties.map(([name, each]) => [name, anyValue(each, depth + 1)]));
    return fc.record<Record<string, unknown>>(fields, {
      requiredKeys: required.filter((name) => name in fields),
    });
  }

  function textOf(schema: unknown): fc.Arbitrary<unknown> {
    if (readField(schema, "format") === "email") return fc.constantFrom("eva@example.com", ...emails);
    return fc.oneof(
      fc.constantFrom(...ids),
      fc.string({ maxLength: 20 }),
      fc.constantFrom("Ana", "28045", "es-28"),
    );
  }

  return { anyValue };
}

/** Follows references to components. */
function resolve(description: unknown, schema: unknown): unknown {
  const reference = readField(schema, "$ref");
  if (typeof reference !== "string") return schema;
  const target = reference.split("/").slice(1).reduce(readField, description);
  return resolve(description, target);
}
