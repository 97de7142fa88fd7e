import { LoadInView } from "../../lib/loading/LoadInView.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./LazyReviews.module.css";
import { reviewsPlaceId } from "./ProductRating.tsx";

const loadReviews = () => import("./ProductReviews.tsx");

export type ReviewedItem = { id: string; slug: string };

/** The reviews of a product: asked for when their place comes near the window. */
export function LazyReviews({ product }: { product: ReviewedItem }) {
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
