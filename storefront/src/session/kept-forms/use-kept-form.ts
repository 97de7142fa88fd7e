import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { KeptForms } from "./kept-forms.ts";

/**
 * Brings back what was written on a form when the session ended, once its person has signed in again.
 *
 * @param subject what the form is about, such as an address; empty for a new one.
 */
export function useKeptForm<Values extends FieldValues>(
  kept: KeptForms<Values>,
  subject: string,
  { reset, getValues, formState }: UseFormReturn<Values>,
): void {
  const { isDirty } = formState;
  useEffect(() => {
    const values = kept.take(subject);
    if (values !== undefined) reset(values, { keepDefaultValues: true });
  }, [kept, subject, reset]);
  useEffect(
    () => kept.keepWhenSessionEnds(subject, () => (isDirty ? getValues() : undefined)),
    [kept, subject, getValues, isDirty],
  );
}
