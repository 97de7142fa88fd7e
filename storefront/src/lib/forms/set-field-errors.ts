import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { type ApiAnswer, refusalOf } from "../http/http-client.ts";

/**
 * Shows what the server has against single fields under these fields; the first one is focused.
 *
 * @param fields the form's fields in the order of the page, called as on the wire.
 * @returns whether any of them is wrong; if none is, the form has to say what happened.
 */
export function setFieldErrors<Values extends FieldValues>(
  answer: ApiAnswer<unknown>,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const errors = refusalOf(answer)?.errors ?? {};
  const wrong = fields.filter((field) => errors[field]?.length);
  for (const [index, field] of wrong.entries()) {
    const message = errors[field]?.join(" ") ?? "";
    setError(field, { type: "server", message }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}
