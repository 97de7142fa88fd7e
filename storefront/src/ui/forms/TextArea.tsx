import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError.tsx";

type Props = Omit<ComponentProps<"textarea">, "id"> & {
  label: ReactNode;
  /** Hint shown before any error. */
  hint?: ReactNode;
  /** Error text; marks the field as invalid. Passed at all, even undefined, it reserves the row of the error. */
  error?: ReactNode;
};

/** A multi-line text field in the same style. */
export function TextArea(props: Props) {
  const { label, hint, error, className, ...rest } = props;
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
      {"error" in props ? <FieldError id={`${id}-error`} error={error} /> : null}
    </div>
  );
}
