import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type ComponentType, useEffect } from "react";
import { type AlertTexts, type AlertType, resetAlert } from "../../lib/alert-store.ts";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import styles from "./AlertCard.module.css";
import { resetOnNextAct } from "./reset-on-next-act.ts";

const icons: Record<AlertType, ComponentType> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/**
 * Shows an alert with a button to dismiss it. A success also closes with what the shopper does next: it could cover a form,
 * or no longer be true.
 */
export function AlertCard({ alert }: { alert: AlertTexts }) {
  const { t } = useLingui();
  const Icon = icons[alert.type];
  useEffect(() => (alert.type === "success" ? resetOnNextAct(document, resetAlert) : undefined), [alert]);
  return (
    <div className={`${styles.alert} ${styles[alert.type]}`}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{alert.title}</p>
        {alert.text ? <p className={styles.text}>{alert.text}</p> : null}
      </div>
      <IconButton label={t`Cerrar el aviso`} icon={<X aria-hidden="true" />} onClick={resetAlert} />
    </div>
  );
}
