import { useLingui } from "@lingui/react/macro";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import type { MyReview } from "@recambia/contract/reviews/schemas";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { AccountPage } from "../../account/index.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { Stars } from "../../ui/marks/Stars.tsx";
import { reviewsPath } from "../paths.ts";
import { ReviewDays } from "../product/ReviewItem.tsx";
import { myReviewQuery } from "../queries.ts";
import styles from "../ReviewsScreen.module.css";
import { ReviewedProductHead } from "./ReviewedProductHead.tsx";
import { ReviewForm } from "./ReviewForm.tsx";

const loadRemoving = () => import("./RemoveDialog.tsx");

/** One of my reviews, to be changed or deleted (specification §2, /reviews/{id}). */
function ReviewScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  // Read when the form opens, and not again while it is being filled in.
  const review = useQuery({
    ...myReviewQuery(id),
    enabled: useIsAuthenticated(),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
    refetchOnReconnect: false,
  });
  const isWaiting = review.isPending || review.isRefetching;
  return (
    <AccountPage title={t`Tu opinión`} back={{ to: reviewsPath, label: t`Opiniones` }}>
      {review.isError ? (
        <QueryFailure
          query={review}
          elsewhere={
            <Link to={reviewsPath} className={buttonClass()}>
              {t`Ver mis opiniones`}
            </Link>
          }
        />
      ) : null}
      {isWaiting && !review.isError ? <Skeleton className={styles.waitingForm} /> : null}
      {review.data && !isWaiting && !review.isError ? <OwnReview review={review.data} /> : null}
    </AccountPage>
  );
}

function OwnReview({ review }: { review: MyReview }) {
  const { t } = useLingui();
  const locale = useLocale();
  const shop = useShop();
  const { product } = review;
  return (
    <Panel title={productTitle(product.name, product.brand, locale, product.part_type_name)}>
      <ReviewedProductHead product={product} />
      <ReviewDays review={review} />
      {review.reply ? (
        <Callout title={t`${shop.name} te ha respondido`}>
          <p className={styles.text}>{review.reply.text}</p>
        </Callout>
      ) : null}
      {review.hidden ? (
        <HiddenReview review={review} reason={review.hidden.reason} />
      ) : (
        <ReviewForm
          subject={{ productId: product.id, productSlug: product.slug, review, guestOrderId: null }}
          needsUseDeclaration={review.needs_use_declaration}
          author={review.author_now}
          actions={<RemoveButton review={review} />}
        />
      )}
    </Panel>
  );
}

/** A review that the shop has hidden, with the reason and how to object (Regulation (EU) 2022/2065 art. 17). */
function HiddenReview({ review, reason }: { review: MyReview; reason: string }) {
  const { t } = useLingui();
  const shop = useShop();
  return (
    <>
      <Callout type="warning" title={t`Hemos ocultado esta opinión`}>
        <p>{t`Motivo: ${reason}`}</p>
        <p>
          {t`Sus estrellas siguen contando. Si no estás de acuerdo, escríbenos y lo revisará otra vez una persona:`}{" "}
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </p>
      </Callout>
      <Stars rating={review.rating} />
      <p>
        <strong>{review.title}</strong>
      </p>
      <p className={styles.text}>{review.text}</p>
      <div>
        <RemoveButton review={review} />
      </div>
    </>
  );
}

function RemoveButton({ review }: { review: MyReview }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const removing = useOnDemand(isAsking, loadRemoving, close);
  return (
    <>
      <Button look="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t`Eliminar`}
      </Button>
      {isAsking && removing ? <removing.RemoveDialog review={review} onClose={close} /> : null}
    </>
  );
}

export const screen: Screen = { Component: ReviewScreen };
