import { Plural, useLingui } from "@lingui/react/macro";
import type { ReviewSummary as Summary } from "@recambia/contract/reviews/schemas";
import { Star } from "lucide-react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatCount } from "../../lib/texts/format-count.ts";
import { formatDecimal } from "../../lib/texts/format-decimal.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { Stars } from "../../ui/marks/Stars.tsx";
import styles from "./ReviewSummary.module.css";

type Props = {
  summary: Summary;
  /** Rating of the reviews to show; null: all. */
  stars: number | null;
  onStars(stars: number | null): void;
};

/** Average and distribution; a press on a bar shows the reviews behind it. */
export function ReviewSummary({ summary, stars, onStars }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const shown = formatCount(summary.count, locale);
  const average = summary.average ?? 0;
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <span className={styles.number} aria-hidden="true">
          {formatDecimal(average, locale)}
        </span>
        <div>
          <Stars rating={average} size="large" />
          <p className={styles.count}>
            <Plural value={summary.count} one={`${shown} opinión`} other={`${shown} opiniones`} />
          </p>
        </div>
      </div>
      <ul className={styles.bars} aria-label={t`Filtrar por estrellas`}>
        {summary.distribution.map((bar) => (
          <li key={bar.stars}>
            <Bar
              {...bar}
              of={summary.count}
              isChosen={stars === bar.stars}
              onPress={() => onStars(stars === bar.stars ? null : bar.stars)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = { stars: number; count: number; of: number; isChosen: boolean; onPress(): void };

function Bar({ stars, count, of, isChosen, onPress }: BarProps) {
  const { t } = useLingui();
  const share = of === 0 ? 0 : Math.round((count / of) * 100);
  return (
    <button
      type="button"
      className={styles.bar}
      aria-pressed={isChosen}
      disabled={count === 0}
      onClick={onPress}
    >
      <VisuallyHidden>{t`Con ${stars} de 5 estrellas: ${count}`}</VisuallyHidden>
      <span className={styles.stars} aria-hidden="true">
        {stars}
        <Star size={14} aria-hidden="true" />
      </span>
      <svg className={styles.track} aria-hidden="true">
        <rect width="100%" height="100%" className={styles.ground} />
        <rect width={`${share}%`} height="100%" className={styles.fill} />
      </svg>
      <span className={styles.share} aria-hidden="true">
        {count}
      </span>
    </button>
  );
}
