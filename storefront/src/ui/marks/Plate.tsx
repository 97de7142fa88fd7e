import type { ReactNode } from "react";
import styles from "./Plate.module.css";

type Props = {
  /** Text in the plate's lettering. */
  title: string;
  /** Text below the title. */
  detail?: ReactNode;
  /** `bar`: full width; `row`: in a list; `chip`: small, title only. */
  size?: "bar" | "row" | "chip";
  /** Drawing or icon at the right end. */
  trailing?: ReactNode;
  /** An empty, dashed plate. */
  isEmpty?: boolean;
};

/** A Spanish number plate: blue band and lettering. */
export function Plate({ title, detail, size = "bar", trailing, isEmpty = false }: Props) {
  const isDrawn = size === "row" && trailing !== undefined;
  const plateClass = [styles.plate, styles[size], isEmpty && styles.empty, isDrawn && styles.drawn]
    .filter(Boolean)
    .join(" ");
  return (
    <span className={plateClass}>
      <PlateBand />
      <span className={styles.face}>
        <span className={styles.title}>{title}</span>
        {detail && size !== "chip" ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
    </span>
  );
}

/** The blue band of a plate, for other plate-like elements. */
export function PlateBand() {
  return (
    <span className={styles.band} aria-hidden="true">
      <Stars />
      <span className={styles.country}>E</span>
    </span>
  );
}

const starCount = 12;
const stars = Array.from({ length: starCount }, (_, index) => {
  const angle = (index / starCount) * 2 * Math.PI;
  return { x: (10 + 7 * Math.sin(angle)).toFixed(2), y: (10 - 7 * Math.cos(angle)).toFixed(2) };
});

function Stars() {
  return (
    <svg viewBox="0 0 20 20" className={styles.stars} aria-hidden="true">
      {stars.map((star) => (
        <circle key={`${star.x} ${star.y}`} cx={star.x} cy={star.y} r="1.1" />
      ))}
    </svg>
  );
}
