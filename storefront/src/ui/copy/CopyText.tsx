import { CopyButton } from "./CopyButton.tsx";
import styles from "./CopyText.module.css";

/** A text to type or copy, one sign like the other. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <CopyButton text={text} label={label} />
    </div>
  );
}
