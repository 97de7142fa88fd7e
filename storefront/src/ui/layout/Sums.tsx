import type { ReactNode } from "react";
import styles from "./Sums.module.css";

type Props = {
  /** Newer figures are on their way. */
  isChanging?: boolean;
  /** Of `Sum`. */
  children: ReactNode;
};

/** Figures under each other that come to a total. */
export function Sums({ isChanging = false, children }: Props) {
  return (
    <dl className={styles.sums} aria-busy={isChanging}>
      {children}
    </dl>
  );
}

/** One of the figures, ready to read; `note` for what is in the total already. */
export function Sum({ term, value, look }: { term: string; value: string; look?: "total" | "note" }) {
  return (
    <div className={look ? `${styles.row} ${styles[look]}` : styles.row}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
