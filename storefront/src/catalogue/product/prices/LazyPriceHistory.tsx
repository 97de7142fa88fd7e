import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { LoadInView } from "../../../lib/loading/LoadInView.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import section from "../ProductScreen.module.css";
import styles from "./PriceHistory.module.css";

const loadHistory = () => import("./PriceHistory.tsx");

/** Price history of a reduced product (LOCM art. 20.1), loaded near the viewport. */
export function LazyPriceHistory({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  if (!product.price.offer) return null;
  return (
    <section className={section.section}>
      <h2>{t`Evolución del precio`}</h2>
      <LoadInView
        className={styles.place}
        placeholder={<Skeleton className={styles.place} />}
        load={loadHistory}
      >
        {({ PriceHistory }) => <PriceHistory key={product.slug} slug={product.slug} />}
      </LoadInView>
    </section>
  );
}
