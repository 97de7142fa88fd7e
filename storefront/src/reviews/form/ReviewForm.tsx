import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useCallback } from "react";
import { Link } from "react-router";
import { showAlert } from "../../lib/alert-store.ts";
import { useNavigateAndWait } from "../../lib/forms/use-navigate-and-wait.ts";
import { authStore } from "../../session/index.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { useLeaveQuestion } from "../../ui/dialogs/use-leave-question.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { reviewsPath } from "../paths.ts";
import { PictureField } from "./PictureField.tsx";
import styles from "./ReviewForm.module.css";
import { ReviewTexts } from "./ReviewTexts.tsx";
import { type ReviewSubject, useReviewForm } from "./use-review-form.ts";

type Props = {
  subject: ReviewSubject;
  /** The purchase is older than 30 days: recent use is to be declared (`law.md` 8.2). */
  needsUseDeclaration: boolean;
  /** The name it is signed with. */
  author: string;
  /** Beside the button that saves. */
  actions?: ReactNode;
};

/** The form of a review: stars, title, text, pictures. */
export function ReviewForm({ subject, needsUseDeclaration, author, actions }: Props) {
  const { t } = useLingui();
  const leaveFor = useNavigateAndWait();
  const { review } = subject;
  const { form, pictures, save, failure, isChanged } = useReviewForm(subject, async () => {
    leaving.release();
    await leaveFor(reviewsPath, { replace: true });
    showAlert({ title: review ? t`Opinión guardada` : t`Opinión publicada. ¡Gracias!`, type: "success" });
  });
  // The person has signed out meanwhile, so there is nothing to save.
  const wouldLose = useCallback(() => isChanged && authStore.getState().isAuthenticated, [isChanged]);
  const leaving = useLeaveQuestion(wouldLose, t`Lo que has escrito en esta opinión se perderá.`);
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <ReviewTexts form={form} needsUseDeclaration={needsUseDeclaration}>
        <PictureField chosen={pictures} error={undefined} />
      </ReviewTexts>
      <p className={styles.note}>
        {t`Se publica con el nombre «${author}» y con las fechas de compra y de opinión.`}{" "}
        <Link to="/profile/update">{t`Cambiar mi nombre`}</Link>
      </p>
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        <Button
          type="submit"
          isLoading={form.formState.isSubmitting}
          aria-disabled={pictures.underway.length > 0}
          onClick={pictures.underway.length > 0 ? (event) => event.preventDefault() : undefined}
        >
          {review ? t`Guardar los cambios` : t`Publicar la opinión`}
        </Button>
        <Link to={reviewsPath} className={buttonClass("quiet")}>
          {t`Cancelar`}
        </Link>
        {actions}
      </div>
      {leaving.question}
    </form>
  );
}
