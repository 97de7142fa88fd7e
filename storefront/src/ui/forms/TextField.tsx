import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError.tsx";

export type TextFieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: ReactNode;
  /** Class for the label, such as to hide it visually when the field explains itself. */
  labelClassName?: string | undefined;
  /** Hint shown before any error. */
  hint?: ReactNode;
  /** Error text; marks the field as invalid. Passed at all, even undefined, it reserves the row of the error. */
  error?: ReactNode;
  /** Icon or prefix before the text. */
  lead?: ReactNode;
  /** Button after the text. */
  trail?: ReactNode;
};

/** A text field with label, hint and error, all announced by screen readers. */
export function TextField(props: TextFieldProps) {
  const { label, labelClassName, hint, error, lead, trail, className, ...rest } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={id} className={labelClassName ?? styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {lead ? <span className={styles.lead}>{lead}</span> : null}
        <input
          {...rest}
          id={id}
          className={[styles.control, lead && styles.led, trail && styles.trailed].filter(Boolean).join(" ")}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {trail ? <span className={styles.trail}>{trail}</span> : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {"error" in props ? <FieldError id={`${id}-error`} error={error} /> : null}
    </div>
  );
}
