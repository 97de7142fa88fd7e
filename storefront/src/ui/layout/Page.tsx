import type { ReactNode } from "react";
import styles from "./Page.module.css";

/** Content of a screen; `narrow` is the width for reading. */
export function Page({ width = "full", children }: { width?: "full" | "narrow"; children: ReactNode }) {
  return (
    <div className={width === "narrow" ? `${styles.page} ${styles.narrow}` : styles.page}>{children}</div>
  );
}
