import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ComponentType } from "react";
import { type AlertType, resetAlert, useAlert } from "../lib/alert-store.ts";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./AlertHost.module.css";

const icons: Record<AlertType, ComponentType> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** Where the shop's one alert appears; read out at once when it is an error. */
export function AlertHost() {
  const { t } = useLingui();
  const alert = useAlert();
  const Icon = icons[alert.type];
  return (
    <div className={styles.host} role={alert.type === "error" ? "alert" : "status"} aria-atomic="true">
      {alert.isOpen ? (
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
      ) : null}
    </div>
  );
}
