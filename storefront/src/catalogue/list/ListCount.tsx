import { Plural } from "@lingui/react/macro";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatCount } from "../../lib/texts/format-count.ts";
import styles from "./ProductList.module.css";

type Props = {
  /** Null while unknown. */
  total: number | null;
  /** The number belongs to the previous list while the new one loads. */
  isStale: boolean;
};

/** Number of products in a list; screen readers announce changes. */
export function ListCount({ total, isStale }: Props) {
  const shown = formatCount(total ?? 0, useLocale());
  return (
    <p className={isStale ? `${styles.count} ${styles.isStale}` : styles.count} role="status">
      {total === null ? null : (
        <Plural value={total} one={`${shown} producto`} other={`${shown} productos`} />
      )}
    </p>
  );
}
