import { useLingui } from "@lingui/react/macro";
import type { GuaranteeRemedy } from "@recambia/contract/orders/guarantee-claims";

/** Returns what a customer may wish, in the order of the law (consumer code art. 118, 119). */
export function useRemedyWords(): Record<GuaranteeRemedy, string> {
  const { t } = useLingui();
  return {
    repair: t`Que lo reparéis`,
    replacement: t`Que me lo cambiéis`,
    price_reduction: t`Quedármelo con una rebaja`,
    refund: t`El reembolso`,
  };
}
