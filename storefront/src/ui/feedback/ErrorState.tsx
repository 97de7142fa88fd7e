import { useLingui } from "@lingui/react/macro";
import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import styles from "./Notice.module.css";

type Props = {
  title?: string;
  children?: ReactNode;
  /** Ways on, beside trying again. */
  elsewhere?: ReactNode;
  onRetry(): void;
  isRetrying?: boolean;
  level?: 1 | 2;
};

/** Reports a failure and offers a retry. */
export function ErrorState({ title, children, elsewhere, onRetry, isRetrying = false, level = 2 }: Props) {
  const { t } = useLingui();
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section className={styles.notice} role="alert">
      <span className={`${styles.icon} ${styles.bad}`} aria-hidden="true">
        <TriangleAlert />
      </span>
      <Heading className={styles.title}>{title ?? t`No hemos podido cargar esto`}</Heading>
      <div className={styles.text}>
        {children ?? t`Puede ser la conexión o nuestro servidor. Vuelve a intentarlo.`}
      </div>
      <div className={styles.actions}>
        <Button look="quiet" icon={<RotateCw aria-hidden="true" />} onClick={onRetry} isLoading={isRetrying}>
          {t`Reintentar`}
        </Button>
        {elsewhere}
      </div>
    </section>
  );
}
