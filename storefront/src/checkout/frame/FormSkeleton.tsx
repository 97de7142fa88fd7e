import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./FormSkeleton.module.css";

/** Placeholder of a form that is loading. */
export function FormSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true" role="status" aria-label={t`Cargando el formulario…`}>
      <Skeleton className={styles.form} />
    </div>
  );
}
