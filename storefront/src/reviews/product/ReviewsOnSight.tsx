import { LoadInView } from "../../lib/loading/LoadInView.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { reviewsPlaceId } from "./ProductRating.tsx";
import styles from "./ReviewsOnSight.module.css";

const loadReviews = () => import("./ProductReviews.tsx");

export type ReviewedThing = { id: string; slug: string };

/** The reviews of a product: asked for when their place comes near the window. */
export function ReviewsOnSight({ product }: { product: ReviewedThing }) {
  return (
    <LoadInView
      id={reviewsPlaceId}
      className={styles.place}
      placeholder={<Skeleton className={styles.waiting} />}
      load={loadReviews}
    >
      {({ ProductReviews }) => <ProductReviews product={product} />}
    </LoadInView>
  );
}
