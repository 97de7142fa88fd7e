import type { ReactNode } from "react";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./PickerRow.module.css";

type Props = {
  picture?: ReactNode;
  /** Name that the list's heading shows, for a row of a group. */
  group?: string | undefined;
  title: string;
  mark?: ReactNode;
  detail?: ReactNode;
};

/** A row of two lines in a list of makers, models, variants or candidates. */
export function PickerRow({ picture, group, title, mark, detail }: Props) {
  return (
    <span className={`${styles.row} ${group ? styles.grouped : ""}`}>
      {picture}
      <span className={styles.words}>
        <span className={styles.first}>
          <span className={styles.title}>
            {group && group !== title ? <VisuallyHidden>{group} </VisuallyHidden> : null}
            {title}
          </span>
          {mark ? <span className={styles.mark}>{mark}</span> : null}
        </span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
    </span>
  );
}
