import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import type { SecondFactorBody, SecondFactorSetup } from "@recambia/contract/session/schemas";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { CopyText } from "../../ui/copy/CopyText.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import formStyles from "../Form.module.css";
import { useFormSubmit } from "../use-form-submit.ts";
import styles from "./AuthenticatorStep.module.css";
import { QrCode } from "./QrCode.tsx";

type Props = {
  setup: SecondFactorSetup;
  onCodes(codes: readonly string[]): Promise<unknown>;
  onCancel(): void;
};

const fields = ["code"] as const;
const empty: SecondFactorBody = { code: "" };

/** The shop's key for the authenticator app, then its first code to see that both agree. */
export function AuthenticatorStep({ setup, onCodes, onCancel }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: empty });
  const { failure, send } = useFormSubmit(fields, setError);
  const submit = handleSubmit(async ({ code }) => {
    const body: SecondFactorBody = { code: code.replaceAll(/\s/g, "") };
    const answer = await send(http.call(endpoints.confirmSecondFactor, { body }));
    if (answer) await onCodes(answer.data.data.codes);
  });
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <h3 ref={heading} tabIndex={-1}>
          {t`Añade la tienda a tu aplicación`}
        </h3>
        <p className={styles.text}>
          {t`Abre tu aplicación de códigos (la que prefieras) y escanea esta imagen. Si lees esto en el móvil, ábrela desde aquí o copia la clave.`}
        </p>
        <div className={styles.key}>
          <QrCode text={setup.address} label={t`Código QR con la clave de tu cuenta`} />
          <div className={styles.typed}>
            <a href={setup.address}>{t`Abrir la aplicación de códigos`}</a>
            <p className={styles.text}>{t`O escribe esta clave:`}</p>
            <CopyText text={setup.key} label={t`Copiar la clave`} />
          </div>
        </div>
      </li>
      <li className={styles.step}>
        <h3>{t`Escribe el código que te enseña`}</h3>
        <form className={formStyles.form} onSubmit={submit} noValidate>
          <TextField
            className={styles.code}
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
          <div className={formStyles.actions}>
            <Button type="submit" isLoading={formState.isSubmitting}>
              {t`Activar`}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {t`Cancelar`}
            </Button>
          </div>
        </form>
      </li>
    </ol>
  );
}
