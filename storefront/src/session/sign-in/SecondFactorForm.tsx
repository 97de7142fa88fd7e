import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import type { LoginResponse } from "@recambia/contract/session/schemas";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { type ApiAnswer, isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../Form.module.css";
import { FormFailure } from "../FormFailure.tsx";

type Props = {
  onAccepted(login: LoginResponse): Promise<void>;
  /** Back to the password: the code's time may have run out. */
  onBack(): void;
};

/** The second step of a sign-in: a code of the authenticator app, or one of the backup codes. */
export function SecondFactorForm({ onAccepted, onBack }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const rules = useFieldRules();
  const [isBackup, setIsBackup] = useState(false);
  const [refused, setRefused] = useState<ApiAnswer<unknown> | null>(null);
  const form = useForm<{ code: string }>({ defaultValues: { code: "" } });
  const { register, handleSubmit, setError, setFocus, reset, formState } = form;

  // Again when the field has become the other one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setFocus("code"), [setFocus, isBackup]);

  const confirm = handleSubmit(async ({ code }) => {
    setRefused(null);
    const answer = await http.call(endpoints.confirmSignIn, {
      body: {
        code: code.replace(/\s/g, ""),
      },
    });
    if (isSuccess(answer)) return onAccepted(answer.data.data);
    if (setFieldErrors(answer, ["code"], setError)) return;
    setRefused(answer);
    setFocus("code", { shouldSelect: true });
  });

  function switchKind() {
    setRefused(null);
    reset();
    setIsBackup(!isBackup);
  }

  return (
    <form className={styles.form} onSubmit={confirm} noValidate>
      <TextField
        key={isBackup ? "backup" : "app"}
        label={isBackup ? t`Código de reserva` : t`Código de la aplicación`}
        hint={
          isBackup
            ? t`Uno de los que guardaste al activar la verificación en dos pasos. Cada uno vale una vez.`
            : t`Los 6 números que muestra ahora tu aplicación de autenticación.`
        }
        className={styles.code}
        inputMode={isBackup ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.code?.message}
        {...register("code", {
          required: rules.required,
          minLength: rules.atLeast(6),
          maxLength: rules.atMost(32),
        })}
      />
      <CodeFailure answer={refused} />
      <Button type="submit" isWide isLoading={formState.isSubmitting}>
        {t`Entrar`}
      </Button>
      <div className={styles.between}>
        <button type="button" className={styles.textButton} onClick={switchKind}>
          {isBackup ? t`Usar la aplicación` : t`Usar un código de reserva`}
        </button>
        <button type="button" className={styles.textButton} onClick={onBack}>
          {t`Volver a la contraseña`}
        </button>
      </div>
    </form>
  );
}

/** Says why no code is taken any more, if the field does not say it. */
export function CodeFailure({ answer }: { answer: ApiAnswer<unknown> | null }) {
  const { t } = useLingui();
  // The first step's time or its five codes have run out: only the password begins it again.
  if (answer?.status === 401) {
    return (
      <FailureRow>
        {t`Han sido demasiados códigos o ha pasado mucho tiempo. Vuelve a escribir la contraseña.`}
      </FailureRow>
    );
  }
  return <FormFailure title={t`Error en autenticación.`} answer={answer} />;
}
