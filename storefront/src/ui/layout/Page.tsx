import type { ReactNode } from "react";
import styles from "./Page.module.css";

/** The content of a screen at the width of its kind: `narrow` for reading. */
export function Page({ width = "full", children }: { width?: "full" | "narrow"; children: ReactNode }) {
  return (
    <div className={width === "narrow" ? `${styles.page} ${styles.narrow}` : styles.page}>{children}</div>
  );
}
