import type { ReactNode } from "react";
import styles from "./Badge.module.css";

type Props = { tone?: "plain" | "primary" | "fits" | "warn" | "bad"; children: ReactNode };

/** A word or number that qualifies the text beside it. */
export function Badge({ tone = "plain", children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
