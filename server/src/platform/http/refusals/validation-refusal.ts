import type { LocalizedText } from "@recambia/contract/locale";
import { shortMailbox } from "@recambia/contract/text-patterns";
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
  for (const error of withoutNulls(errors)) {
    if (fields.size === maxNamedFields) break;
    const field = fieldOf(error);
    if (fields.has(field)) continue;
    const limit: unknown = error.params?.limit;
    const isMissing = isLeftOut(error);
    const text = isMissing ? missingText(field) : textOf(error);
    fields.set(field, typeof limit === "number" && !isMissing ? { text, values: { limit } } : { text });
  }
  return { refused: "validation_failed", fields: Object.fromEntries(fields) };
}

/** Left out, empty, or nothing but spaces where a text is asked for. */
function isLeftOut({ keyword, params, data }: Partial<ErrorObject>): boolean {
  if (keyword === "minLength") return params?.limit === 1;
  const isBlank = typeof data === "string" && /^\p{Zs}+$/u.test(data);
  return keyword === "required" || (keyword === "pattern" && isBlank);
}

/** Without the errors of optional objects that say only that the object, whose own fields are wrong, is not null. */
function withoutNulls(errors: readonly Partial<ErrorObject>[]): readonly Partial<ErrorObject>[] {
  const hasInner = (path: string) =>
    errors.some(({ keyword, instancePath = "" }) => {
      const isOfProperty = keyword === "required" || keyword === "additionalProperties";
      return instancePath.startsWith(`${path}/`) || (isOfProperty && instancePath === path);
    });
  return errors.filter(({ keyword, params, instancePath = "" }) => {
    const isNull = keyword === "anyOf" || (keyword === "type" && params?.type === "null");
    return !(isNull && hasInner(instancePath));
  });
}

function missingText(field: string): LocalizedText {
  return field === "password_confirmation" ? fieldMessages.unconfirmed_password : fieldMessages.required;
}

function textOf({ keyword, params }: Partial<ErrorObject>): LocalizedText {
  // Without an at sign an address fails the pattern first.
  if (params?.format === "email" || params?.pattern === shortMailbox) return fieldMessages.email;
  return messageOf.get(keyword) ?? fieldMessages.format;
}

function fieldOf(error: Partial<ErrorObject>): string {
  const path = (error.instancePath ?? "").split("/").filter(Boolean);
  const missing: unknown = error.params?.missingProperty;
  const unknownField: unknown = error.params?.additionalProperty;
  if (typeof missing === "string") path.push(missing);
  if (typeof unknownField === "string") path.push(unknownField.slice(0, 60));
  return path.join(".") || "body";
}
