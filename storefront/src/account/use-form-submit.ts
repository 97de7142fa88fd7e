import { useState } from "react";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { setFieldErrors } from "../lib/forms/set-field-errors.ts";
import { type ApiAnswer, isSuccess, type Success } from "../lib/http/http-client.ts";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";

type FormSending = {
  /** Error of the whole form; null when a field shows it. */
  failure: string | null;
  /** The answer of a call that succeeded; null when it was refused, which the form then says. */
  send<T>(call: Promise<ApiAnswer<T>>): Promise<Success<T> | null>;
};

/** Sends a form: what the server has against single fields is shown under them, the rest above the form. */
export function useFormSubmit<Values extends FieldValues>(
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): FormSending {
  const wordsFor = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  return {
    failure,
    async send(call) {
      setFailure(null);
      const answer = await call;
      if (isSuccess(answer)) return answer;
      if (!setFieldErrors(answer, fields, setError)) setFailure(wordsFor(answer));
      return null;
    },
  };
}
