import { type ReactNode, useId } from "react";
import styles from "./Panel.module.css";

type Props = { title: string; text?: ReactNode; icon?: ReactNode; isPrinted?: boolean; children: ReactNode };

/** A titled section. `isPrinted` keeps it in print. */
export function Panel({ title, text, icon, isPrinted = false, children }: Props) {
  const id = useId();
  return (
    <section
      className={isPrinted ? styles.panel : `${styles.panel} ${styles.screenOnly}`}
      aria-labelledby={id}
    >
      <header className={styles.header}>
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
      </header>
      {children}
    </section>
  );
}
