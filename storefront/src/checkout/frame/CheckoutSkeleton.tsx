import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import screenStyles from "../CheckoutScreen.module.css";
import styles from "./CheckoutSkeleton.module.css";
import stepsStyles from "./CheckoutSteps.module.css";

/** Placeholder for steps and summary while the first quote loads. */
export function CheckoutSkeleton() {
  const { t } = useLingui();
  return (
    <div className={screenStyles.columns} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t`Preparando tu pedido…`}</span>
      </VisuallyHidden>
      <div className={stepsStyles.steps}>
        <Skeleton className={styles.open} />
        <Skeleton className={styles.step} />
        <Skeleton className={styles.step} />
        <Skeleton className={styles.step} />
      </div>
      <Skeleton className={styles.summary} />
    </div>
  );
}
