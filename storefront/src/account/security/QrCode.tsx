import { encode } from "uqr";
import styles from "./QrCode.module.css";

const quietModules = 4;

/** A text as a QR code: dark on light in every theme, with the margin that readers need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietModules });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.code} role="img" aria-label={label}>
      <rect width={size} height={size} className={styles.light} />
      <path d={path} shapeRendering="crispEdges" className={styles.dark} />
    </svg>
  );
}
