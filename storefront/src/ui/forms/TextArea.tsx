import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

type Props = Omit<ComponentProps<"textarea">, "id"> & {
  label: ReactNode;
  /** Hint shown before any error. */
  hint?: ReactNode;
  /** Error text; marks the field as invalid. */
  error?: ReactNode;
};

/** A multi-line text field in the same style. */
export function TextArea({ label, hint, error, className, ...rest }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <p id={`${id}-error`} className={styles.error} aria-live="polite" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
