import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import styles from "./Callout.module.css";

type CalloutType = "info" | "success" | "warning" | "error";

type Props = {
  type?: CalloutType;
  title: ReactNode;
  children?: ReactNode;
  /** Links or buttons. */
  actions?: ReactNode;
};

const icons: Record<CalloutType, ComponentType> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** An inline message; screen readers announce it when it appears, errors at once. */
export function Callout({ type = "info", title, children, actions }: Props) {
  const Icon = icons[type];
  return (
    <div className={`${styles.callout} ${styles[type]}`} role={type === "error" ? "alert" : "status"}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children ? <div className={styles.text}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
