import { useLingui } from "@lingui/react/macro";
import type { Reviewable } from "@recambia/contract/reviews/schemas";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, PenLine } from "lucide-react";
import { useState } from "react";
import { statusOf } from "../../lib/http/api-error.ts";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { ReviewedProductHead } from "../form/ReviewedProductHead.tsx";
import { guestReviewableQuery } from "../queries.ts";
import styles from "./GuestReviewsPanel.module.css";

const loadForm = () => import("./GuestReviewForm.tsx");

type Props = { orderId: string; email: string };

/** Delivered products of a guest's order, each with its review; kits are reviewed part by part. */
export function GuestReviewsPanel({ orderId, email }: Props) {
  const { t } = useLingui();
  const reviewable = useQuery({ ...guestReviewableQuery(orderId), refetchOnMount: "always" });
  // Placing the order in this browser does not prove that the email is the guest's: opening the mail's link does.
  const isUnproved = statusOf(reviewable.error) === 403;
  if (reviewable.isPending) return <Skeleton className={styles.waiting} />;
  if (reviewable.data?.length === 0) return null;
  return (
    <Panel title={t`Tu opinión`} icon={<PenLine />}>
      {isUnproved ? (
        <p>{t`Para opinar, abre el enlace de alguno de los correos del pedido, enviados a ${email}.`}</p>
      ) : null}
      {hasFailed(reviewable) && !isUnproved ? <QueryFailure query={reviewable} /> : null}
      {reviewable.data ? (
        <ul className={styles.list}>
          {reviewable.data.map((one) => (
            <li key={one.product.id}>
              <ReviewableRow orderId={orderId} reviewable={one} />
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function ReviewableRow({ orderId, reviewable }: { orderId: string; reviewable: Reviewable }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const form = useOnDemand(isOpen, loadForm, close);
  const { product, review_id: reviewId } = reviewable;
  return (
    <div className={styles.row}>
      <ReviewedProductHead product={product} />
      {reviewId !== null ? (
        <p className={styles.done}>
          <CircleCheck size={20} aria-hidden="true" />
          {t`Ya has opinado. ¡Gracias!`}
        </p>
      ) : null}
      {reviewId === null && !(isOpen && form) ? (
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          {t`Opinar`}
          <VisuallyHidden>{`: ${nameWithNumber(product)}`}</VisuallyHidden>
        </Button>
      ) : null}
      {reviewId === null && isOpen && form ? (
        <form.GuestReviewForm orderId={orderId} reviewable={reviewable} onClose={close} />
      ) : null}
    </div>
  );
}
