import { isObject, type Json, type JsonObject, mapParts, toJson } from "./json.ts";

const errorBody = "#/components/schemas/ErrorBody";

/**
 * Refines what Fastify writes of operations: refusals are components, named by their status, instead of copies in every
 * operation, and a request body that may be null may also be left out.
 *
 * @param document OpenAPI document with named schemas; it is not changed.
 */
export function refineOperations(document: object): object {
  const responses: JsonObject = {};

  function refine(value: Json): Json {
    if (!isObject(value)) return mapParts(value, refine);
    if (isRefusal(value)) {
      const name = String(value.description).replaceAll(/[^A-Za-z]/g, "");
      responses[name] = value;
      return { $ref: `#/components/responses/${name}` };
    }
    if (value.required === true && mayBeNull(schemaOf(value))) return { ...value, required: false };
    return mapParts(value, refine);
  }

  const { paths, components, ...rest } = toJson(document);
  const refined = refine(paths);
  return { ...rest, components: { ...Object(components), responses }, paths: refined };
}

/** Whether a part of the document is a response with nothing but the body of an error. */
function isRefusal(part: JsonObject): boolean {
  const schema = schemaOf(part);
  return part.required === undefined && isObject(schema) && schema.$ref === errorBody;
}

/** Schema of a request's or a response's JSON body. */
function schemaOf({ content }: JsonObject): Json {
  const json = isObject(content) ? content["application/json"] : undefined;
  return isObject(json) ? json.schema : undefined;
}

function mayBeNull(schema: Json): boolean {
  const choices = isObject(schema) ? schema.anyOf : undefined;
  return Array.isArray(choices) && choices.some((choice) => isObject(choice) && choice.type === "null");
}
