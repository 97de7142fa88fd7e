import { useLingui } from "@lingui/react/macro";

/** Checks the form only; whether the address exists, a mail will show. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Rules that most forms share, for `register`, with the texts of specification §5. */
export function useFieldRules() {
  const { t } = useLingui();
  return {
    required: t`Este campo es obligatorio`,
    email: { value: emailPattern, message: t`Introduce un correo electrónico válido` },
    atMost: (characters: number) => ({
      value: characters,
      message: t`Introduce como máximo ${characters} caracteres`,
    }),
    atLeast: (characters: number) => ({
      value: characters,
      message: t`Introduce como mínimo ${characters} caracteres`,
    }),
  };
}
