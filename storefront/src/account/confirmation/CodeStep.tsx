import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import type { SecondFactorBody } from "@recambia/contract/session/schemas";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "../Form.module.css";
import { useFormSubmit } from "../use-form-submit.ts";

const fields = ["code"] as const;
const empty: SecondFactorBody = { code: "" };

/** Asks for a code of the authenticator app. */
export function CodeStep({ onDone, onCancel }: { onDone(): Promise<void>; onCancel(): void }) {
  const { t } = useLingui();
  const http = useHttp();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: empty });
  const { failure, send } = useFormSubmit(fields, setError);
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    const body: SecondFactorBody = { code: code.replaceAll(/\s/g, "") };
    if (await send(http.call(endpoints.confirmByCode, { body }))) await onDone();
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        className={styles.narrow}
        label={t`Código de 6 cifras`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        error={formState.errors.code?.message}
        {...register("code", {
          validate: (code) => /^\d{6}$/.test(code.replaceAll(/\s/g, "")) || t`Son 6 cifras`,
        })}
      />
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        <Button type="submit" isLoading={formState.isSubmitting}>
          {t`Confirmar`}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t`Cancelar`}
        </Button>
      </div>
    </form>
  );
}
