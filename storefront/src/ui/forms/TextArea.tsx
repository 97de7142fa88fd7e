import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

type Props = Omit<ComponentProps<"textarea">, "id"> & {
  label: ReactNode;
  /** Said before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong, in words; the field is marked invalid while there is one. */
  error?: ReactNode;
};

/** A text field of several lines, in the same clothes. */
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
