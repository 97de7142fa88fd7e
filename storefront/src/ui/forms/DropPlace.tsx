import type { ComponentProps, ReactNode } from "react";
import styles from "./DropPlace.module.css";

type Props = Omit<ComponentProps<"label">, "children" | "className" | "htmlFor"> & {
  icon: ReactNode;
  action: string;
  /** What may be chosen, and that it may be dropped. */
  hint: string;
  /** Files are being dragged over the place. */
  isOver: boolean;
  input: Omit<ComponentProps<"input">, "type" | "className">;
};

/** A marked place where files are dropped; pressed, it opens the device's own file chooser. */
export function DropPlace({ icon, action, hint, isOver, input, ...rest }: Props) {
  return (
    <label {...rest} className={styles.place} data-over={isOver || undefined}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.action}>{action}</span>
      <span className={styles.hint}>{hint}</span>
      <input {...input} type="file" className={styles.input} />
    </label>
  );
}
