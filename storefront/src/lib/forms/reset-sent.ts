import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { valuesAfterSaving } from "./values-after-saving.ts";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "reset">;

/**
 * Resets a form whose values have been sent, and keeps what was typed while they were on their way: it is yet to be sent.
 *
 * @param left values of a form in which nothing was typed meanwhile.
 */
export function resetSent<Values extends FieldValues>(
  form: Form<Values>,
  sent: NoInfer<Values>,
  left: NoInfer<Values & DefaultValues<Values>>,
): void {
  const next = valuesAfterSaving(sent, left, form.getValues());
  form.reset(left);
  form.reset(next, { keepDefaultValues: true });
}
