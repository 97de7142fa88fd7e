import { useLingui } from "@lingui/react/macro";

/** Why goods cannot be withdrawn from, or when no longer, by the letter of consumer code art. 103. */
export function useExclusionText(): (letter: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    c: t`Hecho a tu medida: no admite desistimiento.`,
    d: t`Perecedero: no admite desistimiento.`,
    e: t`Precintado por salud o higiene: si lo abres, ya no admite desistimiento.`,
    f: t`Si lo mezclas y no se puede separar, ya no admite desistimiento.`,
  };
  return (letter) => words[letter] ?? t`No admite desistimiento (artículo 103 de la ley de consumidores).`;
}
