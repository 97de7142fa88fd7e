import styles from "./Ruler.module.css";

/** A strip of millimetre ticks, like the edge of a steel rule: parts one area from the next. */
export function Ruler() {
  return <div className={styles.ruler} aria-hidden="true" />;
}
