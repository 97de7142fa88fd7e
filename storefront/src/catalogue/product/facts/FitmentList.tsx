import { Plural, useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { useState } from "react";
import { useOnDemand } from "../../../lib/loading/use-on-demand.ts";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import section from "../ProductScreen.module.css";
import styles from "./FitmentList.module.css";

const loadList = () => import("./FitmentPicker.tsx");

/** Number of vehicles that a product fits, with a button that lists all. */
export function FitmentList({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const list = useOnDemand(isOpen, loadList, () => setIsOpen(false));
  const { fitment_count: count, slug } = product;
  const shown = formatCount(count, useLocale());
  if (count === 0) return null;
  return (
    <section className={section.section}>
      <h2>{t`Vehículos en los que encaja`}</h2>
      <p>
        <Plural value={count} one={`Encaja en ${shown} versión.`} other={`Encaja en ${shown} versiones.`} />
      </p>
      {isOpen && !list ? <Skeleton className={styles.list} /> : null}
      {isOpen && list ? <list.FitmentPicker slug={slug} /> : null}
      {isOpen ? null : (
        <div>
          <Button look="quiet" onClick={() => setIsOpen(true)}>
            {t`Ver la lista`}
          </Button>
        </div>
      )}
    </section>
  );
}
