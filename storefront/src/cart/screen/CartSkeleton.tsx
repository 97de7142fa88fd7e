import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import screenStyles from "./CartScreen.module.css";
import styles from "./CartSkeleton.module.css";

/** Placeholder for two lines and the summary while the cart loads. */
export function CartSkeleton() {
  const { t } = useLingui();
  return (
    <div className={screenStyles.columns} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t`Cargando tu carrito…`}</span>
      </VisuallyHidden>
      <div>
        <LinePlace />
        <LinePlace />
      </div>
      <Skeleton className={styles.summary} />
    </div>
  );
}

function LinePlace() {
  return (
    <div className={styles.line}>
      <Skeleton className={styles.picture} />
      <div className={styles.words}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.origin} />
        <Skeleton className={styles.controls} />
      </div>
    </div>
  );
}
