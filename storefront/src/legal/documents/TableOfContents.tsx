import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { SectionText } from "./document-text.ts";
import styles from "./TableOfContents.module.css";

/** The sections of a document: folded on phones, at the side where there is room. */
export function TableOfContents({ sections }: { sections: readonly SectionText[] }) {
  const { t } = useLingui();
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={t`En esta página`}>
      <details className={styles.folded}>
        <summary>
          {t`En esta página`}
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        {list}
      </details>
      <div className={styles.open}>
        <p className={styles.title} aria-hidden="true">
          {t`En esta página`}
        </p>
        {list}
      </div>
    </nav>
  );
}
