import { Plural } from "@lingui/react/macro";
import styles from "./ProductList.module.css";

type Props = {
  /** Null while unknown. */
  total: number | null;
  /** It is the list's before, while the new one loads. */
  isStale: boolean;
};

/** How many products a list holds, told to screen readers when it changes. */
export function ListCount({ total, isStale }: Props) {
  return (
    <p className={isStale ? `${styles.count} ${styles.isStale}` : styles.count} role="status">
      {total === null ? null : <Plural value={total} one="# producto" other="# productos" />}
    </p>
  );
}
