import { Trans, useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { type ApiAnswer, isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useShop } from "../../lib/page/page-frame.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../Form.module.css";
import { FormFailure } from "../FormFailure.tsx";
import { type NewPassword, NewPasswordFields } from "../passwords/NewPasswordFields.tsx";
import { saveReturnPath } from "../return-paths/return-after-mail.ts";
import { withReturnPath } from "../return-paths/with-return-path.ts";
import { SecurityPage } from "../SecurityPage.tsx";
import { SignUpSteps } from "./SignUpSteps.tsx";

type Registration = NewPassword & { name: string; email: string };

const fields = ["name", "email", "password", "password_confirmation"] as const;
const empty: Registration = { name: "", email: "", password: "", password_confirmation: "" };

/** A new account (specification §3, §5); the email is verified next. */
function SignUpScreen() {
  const { t } = useLingui();
  const { name: shopName } = useShop();
  const [search] = useSearchParams();
  useHead({ title: t`Crear cuenta`, isPrivate: true });
  return (
    <SecurityPage title={t`Crear cuenta`} beside={<SignUpSteps current={0} />}>
      <SignUpForm />
      <p className={styles.small}>
        <Trans>
          Al crear la cuenta declaras que tienes 14 años o más y aceptas los{" "}
          <Link to="/terms-and-conditions">términos y condiciones</Link>. {shopName} usa estos datos para tu
          cuenta y tus pedidos, como explica la <Link to="/privacy">política de privacidad</Link>.
        </Trans>
      </p>
      <div className={`${styles.between} ${styles.other}`}>
        <p>{t`¿Ya tienes cuenta?`}</p>
        <Link to={withReturnPath("/sign-in", search)} className={buttonClass("quiet")}>
          {t`Iniciar sesión`}
        </Link>
      </div>
    </SecurityPage>
  );
}

function SignUpForm() {
  const { t } = useLingui();
  const http = useHttp();
  const rules = useFieldRules();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [refused, setRefused] = useState<ApiAnswer<unknown> | null>(null);
  const form = useForm<Registration>({ defaultValues: empty });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  const signUp = handleSubmit(async (registration) => {
    setRefused(null);
    const answer = await http.call(endpoints.register, { body: registration });
    if (isSuccess(answer)) {
      const { email } = answer.data.data;
      // The mail is on its way: its link may be opened before the next page is shown.
      saveReturnPath(search);
      return navigate(withReturnPath("/verify-email", search), { state: { email, isNew: true } });
    }
    if (!setFieldErrors(answer, fields, setError)) setRefused(answer);
  });

  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={signUp} noValidate>
        <TextField
          label={t`Nombre`}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register("name", { required: rules.required, maxLength: rules.atMost(100) })}
        />
        <TextField
          label={t`Correo electrónico`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
          {...register("email", {
            required: rules.required,
            ...rules.email,
          })}
        />
        <NewPasswordFields label={t`Contraseña`} />
        <FormFailure title={t`Error en el registro.`} answer={refused} />
        <Button type="submit" isWide isLoading={isSubmitting}>
          {t`Crear cuenta`}
        </Button>
      </form>
    </FormProvider>
  );
}

export const screen: Screen = { Component: SignUpScreen };
