import { useLingui } from "@lingui/react/macro";
import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { guaranteeDuration } from "@recambia/contract/catalogue/guarantee-duration";
import { useLocale } from "../../lib/page/page-frame.tsx";

/** Heading and duration of a commercial guarantee in words. */
export function useGuaranteeWords({ by, months }: CommercialGuarantee) {
  const { t } = useLingui();
  return {
    heading: by === "producer" ? t`Garantía comercial del fabricante` : t`Garantía comercial de la tienda`,
    term: guaranteeDuration(months, useLocale()),
  };
}
