import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Link, useParams } from "react-router";
import { showAlert } from "../../lib/alert-store.ts";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { useNavigateAndWait } from "../../lib/forms/use-navigate-and-wait.ts";
import { type ApiAnswer, isSuccess, refusalOf } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import styles from "../Form.module.css";
import { FormFailure } from "../FormFailure.tsx";
import { takeReturnPath } from "../return-paths/return-after-mail.ts";
import { withReturnPath } from "../return-paths/with-return-path.ts";
import { SecurityPage } from "../SecurityPage.tsx";
import { type NewPassword, NewPasswordFields } from "./NewPasswordFields.tsx";
import { RecoverySteps } from "./RecoverySteps.tsx";

type ResetForm = NewPassword & { removes_passkeys: boolean };

const empty: ResetForm = { password: "", password_confirmation: "", removes_passkeys: false };

/** A new password by the link in a mail. */
function PasswordResetScreen() {
  const { t } = useLingui();
  useHead({ title: t`Contraseña nueva`, isPrivate: true });
  return (
    <SecurityPage title={t`Contraseña nueva`} beside={<RecoverySteps current={2} />}>
      <PasswordResetForm />
    </SecurityPage>
  );
}

function PasswordResetForm() {
  const { t } = useLingui();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const { token = "" } = useParams();
  const [refused, setRefused] = useState<ApiAnswer<unknown> | null>(null);
  const form = useForm<ResetForm>({ defaultValues: empty });
  const { handleSubmit, register, setError, formState } = form;

  const change = handleSubmit(async (typed) => {
    setRefused(null);
    const answer = await http.call(endpoints.resetPassword, { body: { token, ...typed } });
    if (isSuccess(answer)) {
      await leaveFor(withReturnPath("/sign-in", takeReturnPath()), { replace: true });
      return showAlert({
        type: "success",
        title: t`Contraseña cambiada correctamente`,
        text: t`Hemos cerrado tus sesiones. Ya puedes entrar con ella.`,
      });
    }
    if (!setFieldErrors(answer, ["password", "password_confirmation"], setError)) setRefused(answer);
  });

  const isUsedUp = refused !== null && refusalOf(refused)?.code === "invalid_token";
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={change} noValidate>
        <NewPasswordFields label={t`Contraseña nueva`} />
        <Checkbox
          label={t`Quitar también mis llaves de acceso, si otra persona ha podido entrar en mi cuenta`}
          {...register("removes_passkeys")}
        />
        <FormFailure title={t`Error al recuperar la contraseña.`} answer={refused}>
          {isUsedUp ? <Link to="/forgot-password">{t`Pedir otro enlace`}</Link> : null}
        </FormFailure>
        <Button type="submit" isWide isLoading={formState.isSubmitting}>
          {t`Cambiar la contraseña`}
        </Button>
      </form>
    </FormProvider>
  );
}

export const screen: Screen = { Component: PasswordResetScreen };
