import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import {
  type LoginResponse,
  maxFailedPasswords,
  passwordLockHours,
} from "@recambia/contract/session/schemas";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { type ApiAnswer, isSuccess, refusalOf } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../Form.module.css";
import { FormFailure } from "../FormFailure.tsx";
import { withReturnPath } from "../return-paths/with-return-path.ts";
import { readSignInState } from "../sign-in-state.ts";

type Credentials = { email: string; password: string };

/** Email and password; `onAccepted` takes what the server answered to the right ones. */
export function SignInForm({ onAccepted }: { onAccepted(login: LoginResponse): Promise<void> }) {
  const { t } = useLingui();
  const http = useHttp();
  const rules = useFieldRules();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [refused, setRefused] = useState<ApiAnswer<unknown> | null>(null);
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm<Credentials>({
    defaultValues: { email: readSignInState(state).email ?? "", password: "" },
  });
  const typedEmail = useWatch({ control, name: "email" });
  const { errors, isSubmitting } = formState;

  const signIn = handleSubmit(async (credentials) => {
    setRefused(null);
    const answer = await http.call(endpoints.signIn, { body: credentials });
    if (isSuccess(answer)) return onAccepted(answer.data.data);
    if (refusalOf(answer)?.code === "email_unverified")
      return navigate(withReturnPath("/verify-email", search), { state: { email: credentials.email } });
    if (setFieldErrors(answer, ["email", "password"], setError)) return;
    setRefused(answer);
    setFocus("password", { shouldSelect: true });
  });

  const isLocked = refused !== null && refusalOf(refused)?.code === "password_locked";
  return (
    <form className={styles.form} onSubmit={signIn} noValidate>
      <TextField
        label={t`Correo electrónico`}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register("email", { required: rules.required, ...rules.email })}
      />
      <PasswordField
        label={t`Contraseña`}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register("password", { required: rules.required })}
      />
      <FormFailure
        title={t`Error en autenticación.`}
        answer={refused}
        note={
          <p className={styles.note}>
            <LockKeyhole aria-hidden="true" />
            {t`Tras ${maxFailedPasswords} intentos fallidos, la contraseña se bloquea ${passwordLockHours} horas.`}
          </p>
        }
      />
      <Button type="submit" isWide isLoading={isSubmitting}>
        {t`Entrar`}
      </Button>
      <Link
        to={withReturnPath("/forgot-password", search)}
        state={{ email: typedEmail }}
        className={styles.link}
      >
        {isLocked ? t`Cámbiala para desbloquearla` : t`He olvidado la contraseña`}
      </Link>
    </form>
  );
}
