import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./FailureRow.module.css";

type Props = {
  /** Shown in this place while there is no failure. */
  note?: ReactNode;
  /** Why a form or an action was refused. */
  children: ReactNode;
};

/**
 * Shows beside a button why a form or an action was refused. The row reserves its height, so that fields and buttons do not
 * move when the text appears. Screen readers announce it at once.
 */
export function FailureRow({ note = null, children }: Props) {
  return (
    <div className={styles.row}>
      {children ? (
        <p className={styles.failure} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{children}</span>
        </p>
      ) : (
        note
      )}
    </div>
  );
}
