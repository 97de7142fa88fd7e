import { Plural, useLingui } from "@lingui/react/macro";
import { maxCompared } from "@recambia/contract/catalogue/compare";
import { Columns3, X } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { comparePath } from "../paths.ts";
import styles from "./CompareBar.module.css";
import { clearCompared, useCompared } from "./compare-store.ts";

/** Shows the products chosen for comparison and links to it; nothing without any. */
export function CompareBar({ vehicleId }: { vehicleId: string | null }) {
  const { t } = useLingui();
  const { slugs } = useCompared();
  if (slugs.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t`Comparación`}>
      <span className={styles.count} role="status">
        {slugs.length >= maxCompared ? (
          t`${maxCompared} elegidos, el máximo`
        ) : (
          <Plural value={slugs.length} one="# elegido: elige otro" other="# elegidos" />
        )}
      </span>
      <Link to={comparePath(slugs, vehicleId)} className={buttonClass()}>
        <Columns3 aria-hidden="true" />
        {t`Comparar`}
      </Link>
      <IconButton label={t`Vaciar la comparación`} icon={<X aria-hidden="true" />} onClick={clearCompared} />
    </section>
  );
}
