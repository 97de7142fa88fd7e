import { useLingui } from "@lingui/react/macro";
import { reviewDays, reviewLimits } from "@recambia/contract/reviews/schemas";
import { type ReactNode, useCallback } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { showAlert } from "../../lib/alert-store.ts";
import { useLeaveFor } from "../../lib/forms/use-leave-for.ts";
import { useLeaveGuard } from "../../lib/forms/use-leave-guard.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { authStore } from "../../session/index.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { reviewsPath } from "../paths.ts";
import { PictureField } from "./PictureField.tsx";
import { RatingInput } from "./RatingInput.tsx";
import styles from "./ReviewForm.module.css";
import { type ReviewSubject, useReviewForm } from "./use-review-form.ts";

const loadLeaving = () => import("../../ui/dialogs/LeaveDialog.tsx");

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
  const leaveFor = useLeaveFor();
  const { review } = subject;
  const { form, pictures, save, failure, isChanged } = useReviewForm(subject, async () => {
    guard.release();
    await leaveFor(reviewsPath);
    showAlert({ title: review ? t`Opinión guardada` : t`Opinión publicada. ¡Gracias!`, type: "success" });
  });
  // Whoever has signed out meanwhile has nothing to save any more.
  const wouldLose = useCallback(() => isChanged && authStore.getState().isAuthenticated, [isChanged]);
  const guard = useLeaveGuard(wouldLose);
  const leaving = useOnDemand(guard.isAsking, loadLeaving, guard.stay);
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {failure ? <Callout type="error" title={failure} /> : null}
      <Texts form={form} needsUseDeclaration={needsUseDeclaration}>
        <PictureField chosen={pictures} error={undefined} />
      </Texts>
      <p className={styles.note}>
        {t`Se publica con el nombre «${author}» y con las fechas de compra y de opinión.`}{" "}
        <Link to="/profile/update">{t`Cambiar mi nombre`}</Link>
      </p>
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
      {guard.isAsking && leaving ? (
        <leaving.LeaveDialog
          loss={t`Lo que has escrito en esta opinión se perderá.`}
          onLeave={guard.leave}
          onStay={guard.stay}
        />
      ) : null}
    </form>
  );
}

type TextProps = {
  form: ReturnType<typeof useReviewForm>["form"];
  needsUseDeclaration: boolean;
  /** Between the texts and the declaration. */
  children: ReactNode;
};

function Texts({ form, needsUseDeclaration, children }: TextProps) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <RatingInput
        value={useWatch({ control, name: "rating" })}
        error={errors.rating?.message}
        field={register("rating", { required: t`Elige de 1 a 5 estrellas` })}
      />
      <TextField
        label={t`Título`}
        hint={t`Lo más importante, en una frase.`}
        required
        error={errors.title?.message}
        {...register("title", {
          required: rules.required,
          maxLength: rules.atMost(reviewLimits.title),
          validate: (title) => title.trim() !== "" || rules.required,
        })}
      />
      <TextArea
        label={t`Tu opinión (opcional)`}
        hint={t`¿Encajó? ¿En qué coche? ¿Cómo fue el montaje? ¿Qué tal ha salido?`}
        rows={6}
        error={errors.text?.message}
        {...register("text", { maxLength: rules.atMost(reviewLimits.text) })}
      />
      {children}
      {needsUseDeclaration ? (
        <Checkbox
          label={t`Lo he usado en los últimos ${reviewDays} días. Lo compraste hace más tiempo, y la ley pide que las opiniones sean de un uso reciente.`}
          error={errors.used_recently?.message}
          {...register("used_recently", {
            required: t`Confirma que lo has usado en los últimos ${reviewDays} días`,
          })}
        />
      ) : null}
    </>
  );
}
