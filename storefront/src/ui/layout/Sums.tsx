import type { ReactNode } from "react";
import styles from "./Sums.module.css";

type Props = {
  /** Newer figures are loading. */
  isChanging?: boolean;
  /** `Sum` elements. */
  children: ReactNode;
};

/** A list of figures with a total. */
export function Sums({ isChanging = false, children }: Props) {
  return (
    <dl className={styles.sums} aria-busy={isChanging}>
      {children}
    </dl>
  );
}

/** One formatted figure; `note` is part of the total already. */
export function Sum({ term, value, look }: { term: string; value: string; look?: "total" | "note" }) {
  return (
    <div className={look ? `${styles.row} ${styles[look]}` : styles.row}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
