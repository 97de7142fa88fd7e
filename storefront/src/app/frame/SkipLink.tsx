import { useLingui } from "@lingui/react/macro";
import styles from "./SkipLink.module.css";

/** The first stop of the keyboard: straight to the content. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    <a href="#content" className={styles.skip}>
      {t`Saltar al contenido`}
    </a>
  );
}
