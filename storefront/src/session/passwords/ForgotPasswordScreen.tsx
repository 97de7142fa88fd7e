import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useSearchParams } from "react-router";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { type ApiAnswer, isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../Form.module.css";
import { FormFailure } from "../FormFailure.tsx";
import { saveReturnPath } from "../return-paths/return-after-mail.ts";
import { withReturnPath } from "../return-paths/with-return-path.ts";
import { SecurityPage } from "../SecurityPage.tsx";
import { readSignInState } from "../sign-in-state.ts";
import { RecoverySteps } from "./RecoverySteps.tsx";

/** Asks for a link to a new password; the answer is the same whether the account exists or not. */
function ForgotPasswordScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useHead({ title: t`Recuperar la contraseña`, isPrivate: true });

  function wait(email: string) {
    saveReturnPath(search);
    setSentTo(email);
  }

  return (
    <SecurityPage
      title={t`Recuperar la contraseña`}
      lead={sentTo ? undefined : t`Te enviamos un enlace para elegir una nueva.`}
      beside={<RecoverySteps current={sentTo ? 1 : 0} />}
    >
      {sentTo ? <Sent email={sentTo} onAgain={() => setSentTo(null)} /> : <AskForm onSent={wait} />}
      <Link to={withReturnPath("/sign-in", search)} className={styles.link}>
        {t`Volver a iniciar sesión`}
      </Link>
    </SecurityPage>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain(): void }) {
  const { t } = useLingui();
  return (
    <Callout
      type="success"
      title={t`Mira tu correo`}
      actions={
        <button type="button" className={styles.textButton} onClick={onAgain}>
          {t`Usar otro correo`}
        </button>
      }
    >
      {t`Si hay una cuenta con ${email}, te hemos enviado un enlace para cambiar la contraseña. Si no llega, mira en el correo no deseado.`}
    </Callout>
  );
}

function AskForm({ onSent }: { onSent(email: string): void }) {
  const { t } = useLingui();
  const http = useHttp();
  const rules = useFieldRules();
  const { state } = useLocation();
  const [refused, setRefused] = useState<ApiAnswer<unknown> | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    defaultValues: { email: readSignInState(state).email ?? "" },
  });

  const ask = handleSubmit(async ({ email }) => {
    setRefused(null);
    const answer = await http.call(endpoints.requestPasswordReset, { body: { email } });
    if (isSuccess(answer)) return onSent(email);
    if (!setFieldErrors(answer, ["email"], setError)) setRefused(answer);
  });

  return (
    <form className={styles.form} onSubmit={ask} noValidate>
      <TextField
        label={t`Correo electrónico`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.email?.message}
        {...register("email", {
          required: rules.required,
          ...rules.email,
        })}
      />
      <FormFailure title={t`Error al recuperar la contraseña.`} answer={refused} />
      <Button type="submit" isWide isLoading={formState.isSubmitting}>
        {t`Enviarme el enlace`}
      </Button>
    </form>
  );
}

export const screen: Screen = { Component: ForgotPasswordScreen };
