import { useLingui } from "@lingui/react/macro";
import { CopyButton } from "../../../ui/copy/CopyButton.tsx";
import styles from "./CopyNumber.module.css";

/** A part number with a copy button. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useLingui();
  return (
    <span className={styles.number}>
      <span className={styles.text}>{number}</span>
      <CopyButton text={number} label={t`Copiar la referencia ${number}`} />
    </span>
  );
}
