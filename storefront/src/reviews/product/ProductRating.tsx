import { Plural } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/schemas";
import { Stars } from "../../ui/marks/Stars.tsx";
import styles from "./ProductRating.module.css";

/** Id of the place on a product's page where its reviews are. */
export const reviewsPlaceId = "opiniones";

/** What buyers give a product, beside its name: leads down to what they say. */
export function ProductRating({ rating }: { rating: NonNullable<ProductDetail["rating"]> }) {
  const average = rating.average.toFixed(1).replace(".", ",");
  return (
    <a href={`#${reviewsPlaceId}`} className={styles.rating}>
      <Stars rating={rating.average} />
      <span aria-hidden="true" className={styles.average}>
        {average}
      </span>
      <span>
        <Plural value={rating.count} one="# opinión" other="# opiniones" />
      </span>
    </a>
  );
}
