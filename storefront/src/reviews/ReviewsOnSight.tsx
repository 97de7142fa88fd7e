import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Skeleton } from "../ui/Skeleton.tsx";
import { reviewsPlaceId } from "./ProductRating.tsx";
import styles from "./ReviewsOnSight.module.css";

const ProductReviews = lazy(async () => ({ default: (await import("./ProductReviews.tsx")).ProductReviews }));

/** How far below the window the place may be when it is filled. */
const ahead = "600px";

export type ReviewedThing = { id: string; slug: string };

/** The reviews of a product: asked for when their place comes near the window. */
export function ReviewsOnSight({ product }: { product: ReviewedThing }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => setIsNear((was) => was || !!seen?.isIntersecting), {
      rootMargin: `${ahead} 0px`,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <Skeleton className={styles.waiting} />;
  return (
    <div ref={place} id={reviewsPlaceId} className={styles.place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <ProductReviews product={product} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
