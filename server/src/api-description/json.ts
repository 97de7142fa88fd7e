/** A part of the document: whatever JSON can hold. */
export type Json = string | number | boolean | null | undefined | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the same object or array with each of its parts mapped. */
export function mapParts(value: Json, map: (part: Json) => Json): Json {
  if (Array.isArray(value)) return value.map(map);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]));
}

export function toJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}
