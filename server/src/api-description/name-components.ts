import { isObject, type Json, mapParts, toJson } from "./json.ts";

/** Schemas whose JSON is shorter than this stay inline: a reference would be no easier to read. */
const leastCharacters = 100;

/**
 * Moves every schema that the contract exports into the document's components and refers to it by name; where two
 * exports have the same schema, by the first. Fastify inlines them, which makes the document three times as long
 * and gives clients types without names.
 *
 * @param document OpenAPI document as Fastify has written it; it is not changed.
 * @param schemas name and schema of each export.
 * @param examples an example of some of them, by name.
 */
export function nameComponents(
  document: object,
  schemas: readonly [name: string, schema: object][],
  examples: Record<string, object> = {},
): object {
  const names = new Map<string, string>();
  for (const [name, schema] of schemas) {
    const key = canonical(asWritten(toJson(schema)));
    if (key.length >= leastCharacters && !names.has(key)) names.set(key, name);
  }
  const components = new Map<string, Json>();

  function refer(value: Json): Json {
    const name = isObject(value) ? names.get(canonical(value)) : undefined;
    if (name === undefined) return mapParts(value, refer);
    if (!components.has(name)) {
      components.set(name, null);
      const example = examples[name];
      components.set(name, {
        ...Object(mapParts(value, refer)),
        ...(example ? { examples: [toJson(example)] } : {}),
      });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  const { paths, components: declared, ...rest } = toJson(document);
  const referred = refer(paths);
  const sorted = [...components].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...rest,
    components: { ...(isObject(declared) ? declared : {}), schemas: Object.fromEntries(sorted) },
    paths: referred,
  };
}

/** As Fastify writes schemas into a document: a constant as a list of one, a record by its values' schema. */
function asWritten(value: Json): Json {
  if (!isObject(value)) return mapParts(value, asWritten);
  const { const: constant, patternProperties, ...rest } = value;
  const written = { ...rest };
  if (constant !== undefined) written.enum = [constant];
  if (isObject(patternProperties)) written.additionalProperties = Object.values(patternProperties)[0];
  return mapParts(written, asWritten);
}

/** The same text for equal values, whatever the order of their keys. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_key, part: Json) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
