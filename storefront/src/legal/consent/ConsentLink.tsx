import type { ReactNode } from "react";
import styles from "./ConsentLink.module.css";

/** For the foot of every page of a shop with a tag: opens the choice about measuring again. */
export function ConsentLink({ children }: { children: ReactNode }) {
  const reopen = () => import("./consent.ts").then(({ reopenConsent }) => reopenConsent());
  return (
    <button type="button" className={styles.link} onClick={reopen}>
      {children}
    </button>
  );
}
