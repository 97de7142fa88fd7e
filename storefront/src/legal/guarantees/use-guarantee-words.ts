import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";

/** Heading and duration of a commercial guarantee in words. */
export function useGuaranteeWords({ by, months }: CommercialGuarantee) {
  const { t } = useLingui();
  const inYears = months % 12 === 0;
  const years = months / 12;
  return {
    heading: by === "producer" ? t`Garantía comercial del fabricante` : t`Garantía comercial de la tienda`,
    term: inYears
      ? t`${plural(years, { one: "# año", other: "# años" })}`
      : t`${plural(months, { one: "# mes", other: "# meses" })}`,
  };
}
