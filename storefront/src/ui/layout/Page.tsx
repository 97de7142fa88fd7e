import type { ReactNode } from "react";
import styles from "./Page.module.css";

type Props = { width?: "full" | "narrow"; isTall?: boolean; children: ReactNode };

/**
 * Content of a screen; `narrow` is the width for reading. A tall one fills the window, so that the footer is below it and is
 * not seen to move while the content loads.
 */
export function Page({ width = "full", isTall = false, children }: Props) {
  const names = [styles.page, width === "narrow" && styles.narrow, isTall && styles.tall];
  return <div className={names.filter(Boolean).join(" ")}>{children}</div>;
}
