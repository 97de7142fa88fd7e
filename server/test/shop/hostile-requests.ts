import fc from "fast-check";
import { readField } from "./test-shop.ts";

/** One operation of the API's description. */
type Operation = { method: string; path: string; parameters: unknown[]; body: unknown };

/** A request that may be wrong in any place. */
export type HostileRequest = { method: string; path: string; query: string; payload: string | null };

const methods = ["get", "post", "put", "delete"];

/** Texts that have broken other programs. */
const strangeTexts = [
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
const strange: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...strangeTexts) },
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, true, false, null),
  fc.constantFrom<unknown>([], {}, [[]], [null], { $ne: null }, JSON.parse('{"__proto__":{"isAdmin":true}}')),
);

/**
 * Draws requests for all operations of an API description: bodies, queries and paths as described, with something strange
 * in some places, and ids that exist among them.
 *
 * @param ids of things that belong to several people.
 */
export function hostileRequests(description: unknown, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const operations = operationsOf(description);
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
    if (readField(schema, "format") === "email") return fc.constantFrom("ana@example.com", "eva@example.com");
    return fc.oneof(
      fc.constantFrom(...ids),
      fc.string({ maxLength: 20 }),
      fc.constantFrom("Ana", "28045", "es-28"),
    );
  }

  const text = (value: unknown) => encodeURIComponent(toWellFormed(value));
  return fc.constantFrom(...operations).chain(({ method, path, parameters, body }) => {
    const inQuery = parameters.filter((parameter) => readField(parameter, "in") === "query");
    const places = path.match(/\{\w+\}/g) ?? [];
    const anyId = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom<unknown>(...ids) },
      { weight: 1, arbitrary: strange },
    );
    return fc
      .record({
        parts: fc.tuple(...places.map(() => anyId)),
        query: fc.tuple(
          ...inQuery.map((parameter) =>
            fc.option(
              anyValue(readField(parameter, "schema"), 0).map((value) => [
                readField(parameter, "name"),
                value,
              ]),
            ),
          ),
        ),
        payload: body === undefined ? fc.constant(null) : anyValue(body, 0),
      })
      .map(({ parts, query, payload }) => ({
        method: method.toUpperCase(),
        path: places.reduce((filled, place, index) => filled.replace(place, text(parts[index])), path),
        query: query
          .filter((pair) => pair !== null)
          .map(([name, value]) => `${text(name)}=${text(value)}`)
          .join("&"),
        payload: body === undefined ? null : JSON.stringify(payload),
      }));
  });
}

function toWellFormed(value: unknown): string {
  return (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed();
}

function operationsOf(description: unknown): Operation[] {
  return Object.entries(Object(readField(description, "paths"))).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = readField(operations, method);
      if (operation === undefined) return [];
      const content = readField(readField(operation, "requestBody"), "content");
      const body = readField(readField(content, "application/json"), "schema");
      const parameters = [readField(operation, "parameters") ?? []].flat();
      return [{ method, path, parameters, body }];
    }),
  );
}

/** Follows references to components. */
function resolve(description: unknown, schema: unknown): unknown {
  const reference = readField(schema, "$ref");
  if (typeof reference !== "string") return schema;
  const target = reference.split("/").slice(1).reduce(readField, description);
  return resolve(description, target);
}
