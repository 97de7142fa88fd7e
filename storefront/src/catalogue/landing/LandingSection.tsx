import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./LandingScreen.module.css";

type Props = { title: string; to?: string; more?: string; children: ReactNode };

/** A titled section of the landing page with a link to the full list. */
export function LandingSection({ title, to, more, children }: Props) {
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>{title}</h2>
        {to ? <Link to={to}>{more}</Link> : null}
      </header>
      {children}
    </section>
  );
}
