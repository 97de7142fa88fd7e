import type { ReactNode } from "react";
import styles from "./Field.module.css";

/**
 * The row of a field's error. It keeps its height while there is no error: fields and buttons below stay where
 * they are when one appears, so that a press on them is not lost.
 */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {error}
    </p>
  );
}
