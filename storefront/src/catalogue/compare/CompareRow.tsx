import { useLingui } from "@lingui/react/macro";
import { Diff } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./CompareTable.module.css";

type Props = {
  name: string;
  /** Cells in the order of the products, keyed by product id. */
  cells: readonly { id: string; content: ReactNode }[];
  /** The values differ: marked by an icon, weight and text. */
  differs: boolean;
  className?: string | undefined;
};

/** One row of the comparison. */
export function CompareRow({ name, cells, differs, className }: Props) {
  const { t } = useLingui();
  return (
    <tr className={[differs && styles.differs, className].filter(Boolean).join(" ") || undefined}>
      <th scope="row" className={styles.name}>
        {differs ? <Diff size={16} aria-hidden="true" className={styles.sign} /> : null}
        {name}
        {differs ? <VisuallyHidden>{` (${t`son distintos`})`}</VisuallyHidden> : null}
      </th>
      {cells.map(({ id, content }) => (
        <td key={id} className={styles.value}>
          {content}
        </td>
      ))}
    </tr>
  );
}
