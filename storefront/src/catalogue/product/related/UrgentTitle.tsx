import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue/card";

type Props = {
  /** The alternative that is shown at once; undefined when there is none. */
  first: Pick<ProductCard, "fit"> | undefined;
};

/** Title above what replaces a product that does not fit or is sold out. It promises a fit only when it is known. */
export function UrgentTitle({ first }: Props) {
  const { t } = useLingui();
  if (!first) return <h2>{t`Busca otro`}</h2>;
  const isSure = first.fit.answer === "fits" || first.fit.answer === "universal";
  return <h2>{isSure ? t`Este sí te vale` : t`Equivalente en stock`}</h2>;
}
