import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";

export type ButtonLook = "primary" | "quiet" | "danger";

type Props = ComponentProps<"button"> & {
  look?: ButtonLook;
  /** Shows progress and ignores presses; the label stays readable, and where it is. */
  isLoading?: boolean;
  isWide?: boolean;
  icon?: ReactNode;
};

/** A button; `type="button"` by default. */
export function Button({ look = "primary", isLoading, isWide, icon, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, { isWide, className })}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest["aria-disabled"]}
      onClick={isLoading ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Class of a link that looks like a button. */
export function buttonClass(
  look: ButtonLook = "primary",
  extra: { isWide?: boolean | undefined; className?: string | undefined } = {},
): string {
  return [styles.button, styles[look], extra.isWide && styles.wide, extra.className]
    .filter(Boolean)
    .join(" ");
}
