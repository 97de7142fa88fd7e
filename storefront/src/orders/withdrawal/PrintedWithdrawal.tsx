import { useLingui } from "@lingui/react/macro";
import { usePageFrame } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import styles from "./PrintedWithdrawal.module.css";

/** Where to withdraw from the contract, on paper: the order's button is not printed. */
export function PrintedWithdrawal() {
  const { t } = useLingui();
  const { origin, locale } = usePageFrame();
  const address = `${origin}${pathIn(locale, "/withdrawal")}`;
  return <p className={styles.note}>{t`Desistir del contrato: ${address}`}</p>;
}
