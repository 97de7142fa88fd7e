import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/reviews/endpoints";
import { type ReportReason, reportReasons, reviewLimits } from "@recambia/contract/reviews/schemas";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../form/ReviewForm.module.css";

type Values = { reason: ReportReason | ""; explanation: string; email: string };

/** Says that a review is unlawful or false; a person of the shop decides (`law.md` 9.8). */
export function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose(): void }) {
  const { t } = useLingui();
  const [isSent, setIsSent] = useState(false);
  const formId = `report-${reviewId}`;
  const { form, send, failure } = useReport(reviewId, () => setIsSent(true));
  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`Avisar de esta opinión`}
      closesOutside={isSent}
      actions={
        isSent ? (
          <Button onClick={onClose}>{t`Cerrar`}</Button>
        ) : (
          <>
            <Button look="quiet" onClick={onClose}>
              {t`Cancelar`}
            </Button>
            <Button type="submit" form={formId} isLoading={form.formState.isSubmitting}>
              {t`Enviar el aviso`}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Callout type="success" title={t`Aviso recibido`}>
          {t`Lo revisará una persona de la tienda. Si nos has dejado tu correo, te diremos qué decide.`}
        </Callout>
      ) : (
        <form id={formId} className={styles.form} onSubmit={send} noValidate>
          <ReportFields form={form} />
        </form>
      )}
    </Dialog>
  );
}

function ReportFields({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { register, formState } = form;
  const names: Record<ReportReason, string> = {
    false: t`Cuenta algo que no es verdad`,
    offensive: t`Insulta o amenaza`,
    personal_data: t`Muestra datos personales`,
    unlawful: t`Es ilegal por otro motivo`,
    off_topic: t`No habla del producto`,
  };
  return (
    <>
      <p>{t`Que una opinión sea mala no es motivo para quitarla. Sí lo es que incumpla la ley o nuestras normas.`}</p>
      <Select
        label={t`Motivo`}
        error={formState.errors.reason?.message}
        {...register("reason", { required: rules.required })}
      >
        <option value="">{t`Elige un motivo`}</option>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {names[reason]}
          </option>
        ))}
      </Select>
      <TextArea
        label={t`Explícanos por qué`}
        error={formState.errors.explanation?.message}
        {...register("explanation", {
          required: rules.required,
          maxLength: rules.atMost(reviewLimits.explanation),
        })}
      />
      <TextField
        label={t`Correo electrónico (opcional)`}
        hint={t`Para confirmarte que lo hemos recibido y decirte qué decidimos; después lo borramos.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register("email", rules.email)}
      />
      <p className={styles.note}>
        <Link to="/privacy">{t`Cómo tratamos los datos`}</Link>
      </p>
    </>
  );
}

function useReport(reviewId: string, onSent: () => void) {
  const http = useHttp();
  const refusalText = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({ defaultValues: { reason: "", explanation: "", email: "" } });
  const send = form.handleSubmit(async ({ reason, explanation, email }) => {
    // The form requires a reason.
    if (reason === "") return;
    setFailure(null);
    const body = { reason, explanation, email: email.trim() || null };
    const answer = await http.call(endpoints.reportReview, { params: { id: reviewId }, body });
    if (isSuccess(answer)) return onSent();
    const isPlaced = setFieldErrors(answer, ["reason", "explanation", "email"], form.setError);
    if (!isPlaced) setFailure(refusalText(answer));
  });
  return { form, send, failure };
}
