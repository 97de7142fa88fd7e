import { useLingui } from "@lingui/react/macro";
import { Diff } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./CompareTable.module.css";

type Props = {
  name: string;
  /** In the products' order, by their ids. */
  cells: readonly { id: string; content: ReactNode }[];
  /** Not all say the same: marked by a sign, weight and words. */
  differs: boolean;
  className?: string | undefined;
};

/** One line of the comparison. */
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
