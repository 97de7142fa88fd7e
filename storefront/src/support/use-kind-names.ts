import { useLingui } from "@lingui/react/macro";
import type { SupportKind } from "@recambia/contract/support/schemas";

/** Names of the kinds of conversations. */
export function useKindNames(): Record<SupportKind, string> {
  const { t } = useLingui();
  return {
    question: t`Consulta`,
    complaint: t`Reclamación`,
    return: t`Devolución`,
    data_protection: t`Mis datos personales`,
  };
}
