import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import styles from "./Field.module.css";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type"> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  error?: ReactNode;
};

/** A checkbox whose whole row can be pressed. */
export function Checkbox({ label, error, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.checkbox}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={styles.checkText}>{label}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
