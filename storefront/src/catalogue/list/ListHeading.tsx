import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { Breadcrumbs, type Crumb } from "../../ui/layout/Breadcrumbs.tsx";
import styles from "./ListHeading.module.css";

type Props = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[] };

/** Title of a list with breadcrumbs and an introduction. */
export function ListHeading({ title, lead, crumbs }: Props) {
  return (
    <header className={styles.heading}>
      {crumbs ? <Breadcrumbs crumbs={crumbs} current={title} /> : null}
      <h1>{title}</h1>
      {lead ? <Lead lead={lead} /> : null}
    </header>
  );
}

/** One line on phones, where products should come early; a button shows the rest. */
function Lead({ lead }: { lead: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div className={styles.introduction} data-whole={isWhole || undefined}>
      <p id={id} className={styles.lead}>
        {lead}
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? t`Menos` : t`Leer más`}
      </button>
    </div>
  );
}
