import { Plural, useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue";
import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./FitmentList.module.css";
import section from "./ProductScreen.module.css";

const FitmentPicker = lazy(async () => ({ default: (await import("./FitmentPicker.tsx")).FitmentPicker }));

/** Which vehicles a product fits: how many, and all of them on request. */
export function FitmentList({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { fitment_count: count, slug } = product;
  if (count === 0) return null;
  return (
    <section className={section.section}>
      <h2>{t`Vehículos en los que encaja`}</h2>
      <p>
        <Plural value={count} one="Encaja en # versión." other="Encaja en # versiones." />
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className={styles.list} />}>
          <FitmentPicker slug={slug} />
        </Suspense>
      ) : (
        <div>
          <Button look="quiet" onClick={() => setIsOpen(true)}>
            {t`Ver la lista`}
          </Button>
        </div>
      )}
    </section>
  );
}
