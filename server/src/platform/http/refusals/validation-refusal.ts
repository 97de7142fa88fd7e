import type { LocalizedText } from "@recambia/contract/locale";
import type { ErrorObject } from "ajv";
import { fieldMessages } from "./field-messages.ts";
import type { FieldProblem, Refusal } from "./refusal.ts";

/** Messages by JSON Schema keyword. */
const messageOf = new Map<string | undefined, LocalizedText>(Object.entries(fieldMessages));

/** No form has as many; a small request with thousands of wrong fields must not get a large answer. */
const maxNamedFields = 50;

/** Converts validation errors to a refusal that names each field once, and only the first of very many. */
export function refusalOf(errors: readonly Partial<ErrorObject>[]): Refusal {
  const fields = new Map<string, FieldProblem>();
  for (const error of errors) {
    if (fields.size === maxNamedFields) break;
    const field = fieldOf(error);
    if (fields.has(field)) continue;
    const limit: unknown = error.params?.limit;
    const isEmpty = error.keyword === "minLength" && limit === 1;
    const text = isEmpty ? fieldMessages.required : (messageOf.get(error.keyword) ?? fieldMessages.format);
    fields.set(field, typeof limit === "number" && !isEmpty ? { text, values: { limit } } : { text });
  }
  return { refused: "validation_failed", fields: Object.fromEntries(fields) };
}

function fieldOf(error: Partial<ErrorObject>): string {
  const path = (error.instancePath ?? "").split("/").filter(Boolean);
  const missing: unknown = error.params?.missingProperty;
  const unknownField: unknown = error.params?.additionalProperty;
  if (typeof missing === "string") path.push(missing);
  if (typeof unknownField === "string") path.push(unknownField.slice(0, 60));
  return path.join(".") || "body";
}
