import { useLingui } from "@lingui/react/macro";
import styles from "./SkipLink.module.css";

/** First stop for keyboard users: jumps to the content. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    <a href="#content" className={styles.skip}>
      {t`Saltar al contenido`}
    </a>
  );
}
