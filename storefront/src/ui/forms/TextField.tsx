import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

export type TextFieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: ReactNode;
  /** Another class for the label: hidden from sight where the field explains itself. */
  labelClassName?: string | undefined;
  /** Said before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong, in words; the field is marked invalid while there is one. */
  error?: ReactNode;
  /** In front of the text: an icon or a prefix. */
  lead?: ReactNode;
  /** Behind the text: a button that belongs to the field. */
  trail?: ReactNode;
};

/** A text field: label above, hint and error under it, told to screen readers. */
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
      <p id={`${id}-error`} className={styles.error} aria-live="polite" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
