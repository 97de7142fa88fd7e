import { useLingui } from "@lingui/react/macro";
import { emailPattern, tidyEmail } from "../../lib/forms/email.ts";

/** Rules that most forms share, for `register`, with the texts of specification §5. */
export function useFieldRules() {
  const { t } = useLingui();
  const atMost = (characters: number) => ({
    value: characters,
    message: t`Introduce como máximo ${characters} caracteres`,
  });
  return {
    required: t`Este campo es obligatorio`,
    /** Checks the spelling only; whether the address exists, a mail will show. */
    email: {
      pattern: { value: emailPattern, message: t`Introduce un correo electrónico válido` },
      maxLength: atMost(254),
      setValueAs: tidyEmail,
    },
    atMost,
    atLeast: (characters: number) => ({
      value: characters,
      message: t`Introduce como mínimo ${characters} caracteres`,
    }),
  };
}
