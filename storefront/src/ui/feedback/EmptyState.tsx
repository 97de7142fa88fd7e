import type { ReactNode } from "react";
import styles from "./Notice.module.css";

type Props = { icon?: ReactNode; title: string; children?: ReactNode; actions?: ReactNode; level?: 1 | 2 };

/** Explains an empty list or page and offers the next step. `level` 1 for a whole page. */
export function EmptyState({ icon, title, children, actions, level = 2 }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section className={styles.notice}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}
