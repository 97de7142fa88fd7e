import { useLingui } from "@lingui/react/macro";
import { reviewDays, reviewLimits } from "@recambia/contract/reviews/schemas";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { RatingInput } from "../../ui/forms/RatingInput.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "./ReviewForm.module.css";
import type { useReviewForm } from "./use-review-form.ts";

type Props = {
  form: ReturnType<typeof useReviewForm>["form"];
  /** The purchase is older than 30 days: recent use is to be declared (`law.md` 8.2). */
  needsUseDeclaration: boolean;
  /** Between the texts and the declaration. */
  children?: ReactNode;
};

/** The fields of a review: stars, title, text, and the declaration of recent use where the law asks for it. */
export function ReviewTexts({ form, needsUseDeclaration, children }: Props) {
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
      <p className={styles.note}>
        {t`Usamos lo que escribes para publicar tu opinión y comprobar tu compra.`}{" "}
        <Link to="/privacy">{t`Cómo tratamos los datos`}</Link>
      </p>
    </>
  );
}
