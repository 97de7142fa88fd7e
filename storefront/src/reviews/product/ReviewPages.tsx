import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { productReviewsQuery, type ReviewView } from "../queries.ts";
import { ReviewItem } from "./ReviewItem.tsx";
import styles from "./ReviewPages.module.css";

type Props = { slug: string; view: ReviewView };

/** The reviews of a product; a button loads the next page. */
export function ReviewPages({ slug, view }: Props) {
  const [shown, setShown] = useState(1);
  const pages = Array.from({ length: shown }, (_, index) => index + 1);
  return (
    <>
      {pages.map((page) => (
        <ReviewPage
          key={page}
          slug={slug}
          view={view}
          page={page}
          onMore={page === shown ? () => setShown(shown + 1) : null}
        />
      ))}
    </>
  );
}

type PageProps = Props & { page: number; onMore: (() => void) | null };

function ReviewPage({ slug, view, page, onMore }: PageProps) {
  const { t } = useLingui();
  const reviews = useQuery(productReviewsQuery(slug, view, page));
  if (hasFailed(reviews)) return <QueryFailure query={reviews} />;
  if (!reviews.data) return <Skeleton className={styles.waiting} />;
  const { data, meta } = reviews.data;
  if (data.length === 0) return <p>{t`No hay ninguna opinión así con su texto a la vista.`}</p>;
  return (
    <>
      <ul className={styles.reviews}>
        {data.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {onMore && meta.page < meta.pages ? (
        <div>
          <Button look="quiet" onClick={onMore}>
            {t`Ver más opiniones`}
          </Button>
        </div>
      ) : null}
    </>
  );
}
