import styles from "./PartNumber.module.css";

/** A maker's number, *W 712/95*, whose spaces do not break it over two lines unless it is wider than its place. */
export function PartNumber({ number }: { number: string | null }) {
  return <span className={styles.number}>{number}</span>;
}
