import { Plural, useLingui } from "@lingui/react/macro";
import type { ReviewSummary as Summary } from "@recambia/contract/reviews/schemas";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, MessageSquareText, PenLine } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { useShop } from "../../lib/page/page-frame.tsx";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { writeReviewPath } from "../paths.ts";
import { productReviewsQuery, type ReviewView } from "../queries.ts";
import type { ReviewedItem } from "./LazyReviews.tsx";
import styles from "./ProductReviews.module.css";
import { ReviewPages } from "./ReviewPages.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";
import { ReviewToolbar } from "./ReviewToolbar.tsx";

const firstView: ReviewView = { sort: "newest", stars: null };

/** Reviews of a product: summary, how they are verified, and the list. */
export function ProductReviews({ product }: { product: ReviewedItem }) {
  const { t } = useLingui();
  const shop = useShop();
  const [view, setView] = useState(firstView);
  const first = useQuery(productReviewsQuery(product.slug, firstView, 1));
  if (hasFailed(first)) return <QueryFailure query={first} />;
  if (!first.data) return <Skeleton className={styles.waiting} />;
  const { summary } = first.data.meta;
  return (
    <section className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t`Opiniones de compradores`}</h2>
      {summary.count === 0 ? (
        <EmptyState
          icon={<MessageSquareText />}
          title={t`Aún no hay opiniones`}
          actions={<WriteLink productId={product.id} />}
        >
          {t`Si lo has comprado, cuenta cómo te ha ido: ayuda a quien tiene un coche como el tuyo.`}{" "}
          {t`Solo puede opinar quien lo ha comprado en ${shop.name} y ya lo ha recibido.`}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <ReviewSummary
              summary={summary}
              stars={view.stars}
              onStars={(stars) => setView({ ...view, stars })}
            />
            <WriteLink productId={product.id} />
          </div>
          <div className={styles.main}>
            <HowChecked summary={summary} />
            <ReviewToolbar view={view} summary={summary} onView={setView} />
            <ReviewPages key={`${view.sort} ${view.stars}`} slug={product.slug} view={view} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Explains whether and how purchases of reviewers are verified (consumer code art. 20.4). */
function HowChecked({ summary }: { summary: Summary }) {
  const { t } = useLingui();
  const shop = useShop();
  return (
    <div className={styles.checked}>
      <BadgeCheck size={20} aria-hidden="true" />
      <p>
        {t`Son compras comprobadas: solo puede opinar quien ha comprado este producto en ${shop.name} y ya lo ha recibido, y lo miramos en su pedido.`}
        {summary.hidden > 0 ? (
          <>
            {" "}
            <Plural
              value={summary.hidden}
              one="Hay # opinión con el texto oculto por incumplir las normas; sus estrellas cuentan en la media."
              other="Hay # opiniones con el texto oculto por incumplir las normas; sus estrellas cuentan en la media."
            />
          </>
        ) : null}
      </p>
    </div>
  );
}

function WriteLink({ productId }: { productId: string }) {
  const { t } = useLingui();
  return (
    <Link to={writeReviewPath(productId)} className={buttonClass("quiet")}>
      <PenLine aria-hidden="true" />
      {t`Escribir una opinión`}
    </Link>
  );
}
