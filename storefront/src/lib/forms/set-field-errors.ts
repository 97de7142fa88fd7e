import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { type ApiAnswer, refusalOf } from "../http/http-client.ts";

/**
 * Shows the server's field errors at their fields and focuses the first.
 *
 * @param fields the form's fields in page order, named as in the API.
 * @returns whether any field has an error; if none has, the form must show the refusal itself.
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
