import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import styles from "./Breadcrumbs.module.css";

export type Crumb = { name: string; to: string };

/** Breadcrumbs to this page; the last one is the page itself and not a link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Ruta de navegación`} className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
