import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./FailureRow.module.css";

type Props = {
  /** What is told in this place as long as nothing has failed. */
  note?: ReactNode;
  /** Why a form or an action was refused. */
  children: ReactNode;
};

/**
 * Why a form or an action was refused, beside its button. The row keeps its height while there is nothing to say:
 * fields and buttons stay where they are when it appears. Screen readers announce it at once.
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
