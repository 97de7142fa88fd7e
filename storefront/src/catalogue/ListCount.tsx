import { Plural } from "@lingui/react/macro";
import styles from "./ProductList.module.css";

/** How many products a list holds, told to screen readers when it changes; null while unknown. */
export function ListCount({ total }: { total: number | null }) {
  return (
    <p className={styles.count} role="status">
      {total === null ? null : <Plural value={total} one="# producto" other="# productos" />}
    </p>
  );
}
