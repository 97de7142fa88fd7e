import { useLingui } from "@lingui/react/macro";

/** Somebody, an at sign, a place with a dot: whether it exists only a mail can tell. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rules that most forms have, in the words of specification §5, as a form's `register` takes them. */
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
