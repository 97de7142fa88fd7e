import { ChevronDown } from "lucide-react";
import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError.tsx";

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id"> & {
  label: ReactNode;
  /** Class that hides the label visually when other controls explain the field. */
  labelClassName?: string;
  /** Error text; marks the field as invalid. Passed at all, even undefined, it reserves the row of the error. */
  error?: ReactNode;
  children: ReactNode;
};

/** A styled native select; children are `<option>`s. */
export function Select(props: Props) {
  const { label, labelClassName, error, className, children, ...rest } = props;
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
      {"error" in props ? <FieldError id={`${id}-error`} error={error} /> : null}
    </div>
  );
}
