import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue/card";
import { Star } from "lucide-react";
import { useLocale } from "../lib/page/page-frame.tsx";
import { formatCount } from "../lib/texts/format-count.ts";
import { formatDecimal } from "../lib/texts/format-decimal.ts";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./RatingNote.module.css";

type Props = { rating: NonNullable<ProductCard["rating"]> };

/** Rating on a product's card: one star, the average, the number of reviews. */
export function RatingNote({ rating: { average, count } }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const shown = formatCount(count, locale);
  const said = formatDecimal(average, locale);
  return (
    <span className={styles.rating}>
      <VisuallyHidden>
        {t`${said} de 5 estrellas`},{" "}
        {t`${plural(count, { one: `${shown} opinión`, other: `${shown} opiniones` })}`}
      </VisuallyHidden>
      <Star size={16} aria-hidden="true" className={styles.star} />
      <span aria-hidden="true" className={styles.average}>
        {said}
      </span>
      <span aria-hidden="true">({shown})</span>
    </span>
  );
}
