import { CopyButton } from "./CopyButton.tsx";
import styles from "./CopyText.module.css";

/** Text to type or copy, in monospace. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <CopyButton text={text} label={label} />
    </div>
  );
}
