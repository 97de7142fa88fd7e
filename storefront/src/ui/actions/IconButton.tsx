import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./IconButton.module.css";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> & {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  isLoading?: boolean;
};

/** A square icon button of 44 px. */
export function IconButton({ label, icon, isLoading, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, className].filter(Boolean).join(" ")}
      aria-label={label}
      title={label}
      aria-busy={isLoading || undefined}
      disabled={isLoading || rest.disabled}
    >
      {isLoading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
    </button>
  );
}

/** Class of a link that looks like an icon button. */
export const iconButtonClass = styles.button;
