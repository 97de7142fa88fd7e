import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "../../ui/layout/Breadcrumbs.tsx";
import styles from "./ListHeading.module.css";

type Props = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[] };

/** Title of a list with breadcrumbs and an introduction. */
export function ListHeading({ title, lead, crumbs }: Props) {
  return (
    <header className={styles.heading}>
      {crumbs ? <Breadcrumbs crumbs={crumbs} current={title} /> : null}
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </header>
  );
}
