import { ChevronDown } from "lucide-react";
import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import styles from "./Field.module.css";

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id"> & {
  label: ReactNode;
  /** Class that hides the label visually when other controls explain the field. */
  labelClassName?: string;
  error?: ReactNode;
  children: ReactNode;
};

/** A styled native select; children are `<option>`s. */
export function Select({ label, labelClassName, error, className, children, ...rest }: Props) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={id} className={labelClassName ?? styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...rest}
          id={id}
          className={`${styles.control} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {children}
        </select>
        <span className={styles.chevron} aria-hidden="true">
          <ChevronDown size={20} />
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
