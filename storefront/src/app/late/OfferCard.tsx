import type { ReactNode } from "react";
import styles from "./OfferCard.module.css";

type Props = { label: string; lang?: string; children: ReactNode };

/** A small offer in a corner of the window; it covers no control of the page's bars and moves nothing. */
export function OfferCard({ label, lang, children }: Props) {
  return (
    <section className={styles.card} aria-label={label} lang={lang}>
      <p className={styles.words}>{label}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
