import { useLingui } from "@lingui/react/macro";
import type { Reviewable } from "@recambia/contract/reviews/schemas";
import { useQuery } from "@tanstack/react-query";
import { PackageCheck } from "lucide-react";
import { Link, Navigate, useSearchParams } from "react-router";
import { AccountPage } from "../../account/index.ts";
import { statusOf } from "../../lib/http/api-error.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { formatDay } from "../../lib/texts/format.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { reviewPath, reviewsPath } from "../paths.ts";
import { reviewableProductQuery } from "../queries.ts";
import styles from "../ReviewsScreen.module.css";
import { ReviewedProductHead } from "./ReviewedProductHead.tsx";
import { ReviewForm } from "./ReviewForm.tsx";

/** A new review of `?product=`, which I have bought and got (specification §2, /reviews/create). */
function CreateReviewScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const productId = search.get("product") ?? "";
  const isAsked = useIsAuthenticated() && productId !== "";
  // Read when the form opens, and not again while it is being filled in.
  const reviewable = useQuery({
    ...reviewableProductQuery(productId),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
    refetchOnReconnect: false,
  });
  const isNotMine = productId === "" || statusOf(reviewable.error) === 404;
  const isWaiting = !isNotMine && (reviewable.isPending || reviewable.isRefetching);
  return (
    <AccountPage title={t`Escribir una opinión`} back={{ to: reviewsPath, label: t`Opiniones` }}>
      {isNotMine ? <NotBought /> : null}
      {reviewable.isError && !isNotMine ? <QueryFailure query={reviewable} /> : null}
      {isWaiting && !reviewable.isError ? <Skeleton className={styles.waitingForm} /> : null}
      {reviewable.data && !isWaiting && !reviewable.isError ? (
        <NewReview reviewable={reviewable.data} />
      ) : null}
    </AccountPage>
  );
}

function NewReview({ reviewable }: { reviewable: Reviewable }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { product, review_id: reviewId, bought_on: boughtOn } = reviewable;
  if (reviewId !== null) return <Navigate to={reviewPath(reviewId)} replace />;
  const day = formatDay(boughtOn, locale);
  return (
    <Panel title={t`Tu compra`} text={t`Comprado el ${day}, pedido ${reviewable.order.number}`}>
      <ReviewedProductHead product={product} />
      <ReviewForm
        subject={{ productId: product.id, productSlug: product.slug, review: null, guestOrderId: null }}
        needsUseDeclaration={reviewable.needs_use_declaration}
        author={reviewable.author}
      />
    </Panel>
  );
}

function NotBought() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<PackageCheck />}
      title={t`Aún no puedes opinar de este producto`}
      actions={
        <Link to={reviewsPath} className={buttonClass()}>
          {t`Ver de qué puedo opinar`}
        </Link>
      }
    >
      {t`Solo opina quien lo ha comprado aquí con su cuenta y ya lo ha recibido. En cuanto te llegue, te esperamos.`}
    </EmptyState>
  );
}

export const screen: Screen = { Component: CreateReviewScreen };
