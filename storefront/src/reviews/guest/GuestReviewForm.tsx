import { useLingui } from "@lingui/react/macro";
import type { Reviewable } from "@recambia/contract/reviews/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { useLeaveQuestion } from "../../ui/dialogs/use-leave-question.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import styles from "../form/ReviewForm.module.css";
import { ReviewTexts } from "../form/ReviewTexts.tsx";
import { useReviewForm } from "../form/use-review-form.ts";
import { guestReviewableQuery } from "../queries.ts";

type Props = { orderId: string; reviewable: Reviewable; onClose(): void };

/** A guest's review of something that has come with an order; pictures need an account. */
export function GuestReviewForm({ orderId, reviewable, onClose }: Props) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { product, author } = reviewable;
  const subject = { productId: product.id, productSlug: product.slug, review: null, guestOrderId: orderId };
  const { form, save, failure, isChanged } = useReviewForm(subject, async () => {
    leaving.release();
    await queryClient.invalidateQueries(guestReviewableQuery(orderId));
    showAlert({ title: t`Opinión publicada. ¡Gracias!`, type: "success" });
  });
  const leaving = useLeaveQuestion(
    useCallback(() => isChanged, [isChanged]),
    t`Lo que has escrito en esta opinión se perderá.`,
  );
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <ReviewTexts form={form} needsUseDeclaration={reviewable.needs_use_declaration} />
      <p className={styles.note}>
        {t`Se publica con el nombre «${author}» y con las fechas de compra y de opinión.`}
      </p>
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        <Button type="submit" isLoading={form.formState.isSubmitting}>
          {t`Publicar la opinión`}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t`Cancelar`}
        </Button>
      </div>
      {leaving.question}
    </form>
  );
}
