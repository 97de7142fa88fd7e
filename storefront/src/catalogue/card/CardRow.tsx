import type { ReactNode } from "react";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import section from "../product/ProductScreen.module.css";
import styles from "./CardRow.module.css";

/** A titled section with a row of cards. */
export function CardRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Placeholder for a section's cards. */
export function CardRowSkeleton({ title, count }: { title: string; count: number }) {
  return (
    <CardRow title={title}>
      <ul className={styles.row} aria-busy="true">
        {Array.from({ length: count }, (_, place) => `place-${place}`).map((place) => (
          <li key={place}>
            <Skeleton className={styles.place} />
          </li>
        ))}
      </ul>
    </CardRow>
  );
}
