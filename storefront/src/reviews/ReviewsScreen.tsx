import { useLingui } from "@lingui/react/macro";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import type { MyReview, Reviewable } from "@recambia/contract/reviews/schemas";
import { useQuery } from "@tanstack/react-query";
import { PackageCheck, PenLine, Star } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { AccountPage } from "../account/index.ts";
import { hasFailed } from "../lib/http/has-failed.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import type { Screen } from "../lib/page/screen.ts";
import { formatDay } from "../lib/texts/format.ts";
import { nameWithNumber } from "../lib/texts/name-with-number.ts";
import { useIsAuthenticated } from "../session/index.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Panel } from "../ui/layout/Panel.tsx";
import { Stars } from "../ui/marks/Stars.tsx";
import { ReviewedProductHead } from "./form/ReviewedProductHead.tsx";
import { reviewPath, writeReviewPath } from "./paths.ts";
import { myReviewsQuery, reviewableQuery } from "./queries.ts";
import styles from "./ReviewsScreen.module.css";

/** The person's reviews, and the products still to be reviewed (specification §2, Reviews). */
function ReviewsScreen() {
  const { t } = useLingui();
  return (
    <AccountPage
      title={t`Opiniones`}
      lead={t`De lo que has comprado y ya has recibido. Ayudan a quien tiene un coche como el tuyo.`}
    >
      <Panel title={t`Por escribir`} icon={<PenLine />}>
        <MorePages>{(page, more) => <ReviewablePage page={page} more={more} />}</MorePages>
      </Panel>
      <Panel title={t`Escritas`} icon={<Star />}>
        <MorePages>{(page, more) => <OwnPage page={page} more={more} />}</MorePages>
      </Panel>
    </AccountPage>
  );
}

/** Pages one beneath the other, one more with each press; the last one gets the way to the next. */
function MorePages({ children }: { children(page: number, more: (() => void) | null): ReactNode }) {
  const [shown, setShown] = useState(1);
  const pages = Array.from({ length: shown }, (_, index) => index + 1);
  return pages.map((page) => (
    <div key={page} className={styles.page}>
      {children(page, page === shown ? () => setShown(shown + 1) : null)}
    </div>
  ));
}

type PageProps = { page: number; more: (() => void) | null };

function ReviewablePage({ page, more }: PageProps) {
  const { t } = useLingui();
  const list = useQuery({
    ...reviewableQuery(page),
    enabled: useIsAuthenticated(),
    refetchOnMount: "always",
  });
  if (hasFailed(list)) return <QueryFailure query={list} />;
  if (!list.data) return <Skeleton className={styles.waiting} />;
  if (list.data.data.length === 0) {
    return (
      <p className={styles.empty}>
        <PackageCheck size={20} aria-hidden="true" />
        {t`No te queda nada por opinar. Cuando recibas un pedido, sus piezas aparecerán aquí.`}
      </p>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {list.data.data.map((reviewable) => (
          <ReviewableRow key={reviewable.product.id} reviewable={reviewable} />
        ))}
      </ul>
      {page < list.data.meta.pages ? <MoreButton more={more} /> : null}
    </>
  );
}

function ReviewableRow({ reviewable }: { reviewable: Reviewable }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { product } = reviewable;
  const day = formatDay(reviewable.bought_on, locale);
  const title = productTitle(product.name, product.brand, locale, product.part_type_name);
  const name = nameWithNumber({ ...product, name: title });
  return (
    <li className={styles.row}>
      <ReviewedProductHead product={product} />
      <p className={styles.detail}>{t`Comprado el ${day}`}</p>
      <Link
        to={writeReviewPath(product.id)}
        className={buttonClass("quiet")}
        aria-label={t`Opinar de ${name}`}
      >
        {t`Opinar`}
      </Link>
    </li>
  );
}

function OwnPage({ page, more }: PageProps) {
  const { t } = useLingui();
  const list = useQuery({ ...myReviewsQuery(page), enabled: useIsAuthenticated(), refetchOnMount: "always" });
  if (hasFailed(list)) return <QueryFailure query={list} />;
  if (!list.data) return <Skeleton className={styles.waiting} />;
  if (list.data.data.length === 0) {
    return <p className={styles.empty}>{t`Todavía no has escrito ninguna opinión.`}</p>;
  }
  return (
    <>
      <ul className={styles.rows}>
        {list.data.data.map((review) => (
          <OwnRow key={review.id} review={review} />
        ))}
      </ul>
      {page < list.data.meta.pages ? <MoreButton more={more} /> : null}
    </>
  );
}

function OwnRow({ review }: { review: MyReview }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { title, product } = review;
  const day = formatDay(review.edited_at ?? review.written_at, locale);
  return (
    <li className={styles.row}>
      <ReviewedProductHead product={product} />
      <div className={styles.words}>
        <p className={styles.title}>
          <Stars rating={review.rating} />
          <span lang={review.locale}>{title}</span>
          {review.hidden ? <Badge tone="warn">{t`Oculta por la tienda`}</Badge> : null}
        </p>
        <p className={styles.detail}>{review.edited_at ? t`Editada el ${day}` : t`Opinión del ${day}`}</p>
      </div>
      <Link
        to={reviewPath(review.id)}
        className={buttonClass("quiet")}
        aria-label={t`Ver o editar la opinión «${title}»`}
      >
        {t`Ver o editar`}
      </Link>
    </li>
  );
}

function MoreButton({ more }: { more: (() => void) | null }) {
  const { t } = useLingui();
  return more ? (
    <div>
      <Button look="quiet" onClick={more}>
        {t`Ver más`}
      </Button>
    </div>
  ) : null;
}

export const screen: Screen = { Component: ReviewsScreen };
