import { Plural } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatCount } from "../../lib/texts/format-count.ts";
import { formatDecimal } from "../../lib/texts/format-decimal.ts";
import { Stars } from "../../ui/marks/Stars.tsx";
import styles from "./ProductRating.module.css";

/** Id of the place on a product's page where its reviews are. */
export const reviewsPlaceId = "opiniones";

/** Rating beside a product's name; links to the reviews below. */
export function ProductRating({ rating }: { rating: NonNullable<ProductDetail["rating"]> }) {
  const locale = useLocale();
  const average = formatDecimal(rating.average, locale);
  const shown = formatCount(rating.count, locale);
  return (
    <a href={`#${reviewsPlaceId}`} className={styles.rating}>
      <Stars rating={rating.average} />
      <span aria-hidden="true" className={styles.average}>
        {average}
      </span>
      <span>
        <Plural value={rating.count} one={`${shown} opinión`} other={`${shown} opiniones`} />
      </span>
    </a>
  );
}
