import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDecimal } from "../../lib/texts/format-decimal.ts";
import styles from "./Stars.module.css";

type Props = {
  /** 0 to 5; rounded to half stars. */
  rating: number;
  size?: "small" | "large";
};

const whole = "12 2 15.09 8.26 22 9.27 17 14.14 18.18 21.02 12 17.77 5.82 21.02 7 14.14 2 9.27 8.91 8.26";
const half = "12 2 12 17.77 5.82 21.02 7 14.14 2 9.27 8.91 8.26";
const places = [0, 1, 2, 3, 4];

/** A rating of up to five stars. */
export function Stars({ rating, size = "small" }: Props) {
  const { t } = useLingui();
  const halves = Math.round(rating * 2);
  const said = formatDecimal(rating, useLocale(), Number.isInteger(rating) ? 0 : 1);
  return (
    <svg
      viewBox="0 0 120 24"
      className={`${styles.stars} ${styles[size]}`}
      role="img"
      aria-label={t`${said} de 5 estrellas`}
    >
      {places.map((place) => (
        <g key={place} transform={`translate(${place * 24})`}>
          <polygon points={whole} className={styles.empty} />
          {halves > place * 2 ? (
            <polygon points={halves === place * 2 + 1 ? half : whole} className={styles.full} />
          ) : null}
        </g>
      ))}
    </svg>
  );
}
