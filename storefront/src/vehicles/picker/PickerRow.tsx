import type { ReactNode } from "react";
import styles from "./PickerRow.module.css";

type Props = { picture?: ReactNode; title: string; mark?: ReactNode; detail?: ReactNode };

/** A row of two lines in a list of makers, models, variants or candidates. */
export function PickerRow({ picture, title, mark, detail }: Props) {
  return (
    <span className={styles.row}>
      {picture}
      <span className={styles.words}>
        <span className={styles.first}>
          <span className={styles.title}>{title}</span>
          {mark ? <span className={styles.mark}>{mark}</span> : null}
        </span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
    </span>
  );
}
