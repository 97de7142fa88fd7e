import styles from "./Ruler.module.css";

/** A strip of millimetre ticks like a steel rule, as a divider. */
export function Ruler() {
  return <div className={styles.ruler} aria-hidden="true" />;
}
