import { useLingui } from "@lingui/react/macro";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showAlert } from "../../lib/alert-store.ts";
import { resetSent } from "../../lib/forms/reset-sent.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../Form.module.css";
import { useFormSubmit } from "../use-form-submit.ts";
import { createPasskey, type PasskeyProblem } from "./create-passkey.ts";

const fields = ["name"] as const;

/** Has this device make a passkey, under a name by which its owner will know it. */
export function AddPasskey({ onAdded }: { onAdded(): Promise<unknown> }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const http = useHttp();
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const form = useForm({ defaultValues: { name: "" } });
  const { register, handleSubmit, setError, formState } = form;
  const { failure, send } = useFormSubmit(fields, setError);
  const problemWords: Record<PasskeyProblem, string> = {
    cancelled: t`No se ha creado la llave: se ha cancelado o ha tardado demasiado.`,
    already_there: t`Este dispositivo ya tiene una llave para tu cuenta.`,
    unable: t`Este dispositivo no ha podido crear la llave.`,
  };
  const submit = handleSubmit(async ({ name }) => {
    setProblem(null);
    const outcome = await createPasskey(http, name.trim());
    if ("problem" in outcome) return setProblem(outcome.problem);
    if (!(await send(Promise.resolve(outcome.answer)))) return;
    resetSent(form, { name }, { name: "" });
    await onAdded();
    showAlert({ title: t`Ya puedes entrar con esta llave`, type: "success" });
  });
  if (!browserSupportsWebAuthn()) {
    return <p className={styles.note}>{t`Este navegador no admite llaves de acceso.`}</p>;
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem ? <Callout type="warning" title={problemWords[problem]} /> : null}
      <TextField
        className={styles.narrow}
        label={t`Nombre de la llave`}
        hint={t`Para reconocerla: «Mi móvil», «El portátil del taller».`}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register("name", {
          required: rules.required,
          maxLength: rules.atMost(60),
          validate: (name) => name.trim() !== "" || rules.required,
        })}
      />
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        <Button
          type="submit"
          look="quiet"
          icon={<KeyRound aria-hidden="true" />}
          isLoading={formState.isSubmitting}
        >
          {t`Añadir una llave`}
        </Button>
      </div>
    </form>
  );
}
