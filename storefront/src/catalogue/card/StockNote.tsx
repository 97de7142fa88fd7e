import { Plural, useLingui } from "@lingui/react/macro";
import type { Stock } from "@recambia/contract/catalogue/card";
import styles from "./StockNote.module.css";

/** Stock as text, with the number of pieces only when few are left. */
export function StockNote({ stock }: { stock: Stock }) {
  const { t } = useLingui();
  const words = {
    in_stock: t`En stock`,
    few_left: <Plural value={stock.left ?? 0} one="Queda #" other="Quedan #" />,
    out_of_stock: t`Agotado`,
  };
  return <span className={`${styles.stock} ${styles[stock.state]}`}>{words[stock.state]}</span>;
}
