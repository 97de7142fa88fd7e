import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/account/endpoints";
import type { ChangePasswordBody } from "@recambia/contract/account/schemas";
import { passwordLength } from "@recambia/contract/session/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { useForm } from "react-hook-form";
import { showAlert } from "../../lib/alert-store.ts";
import { resetSent } from "../../lib/forms/reset-sent.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useCurrentUser } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "../Form.module.css";
import { profileQuery, securityQuery, useProfile, useSecurity } from "../queries.ts";
import { useFormSubmit } from "../use-form-submit.ts";

const fields = ["current_password", "password", "password_confirmation"] as const;
const empty: ChangePasswordBody = {
  current_password: "",
  password: "",
  password_confirmation: "",
  removes_passkeys: false,
};

/** Another password; every other session ends with it. */
export function PasswordForm() {
  const { t } = useLingui();
  const rules = useFieldRules();
  const shortest = passwordLength.minimum;
  const http = useHttp();
  const queryClient = useQueryClient();
  const email = useCurrentUser()?.email ?? "";
  const form = useForm({ defaultValues: empty });
  const { register, handleSubmit, setError, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const { failure, send } = useFormSubmit(fields, setError);
  const isEmailWaiting = typeof useProfile().data?.pending_email === "string";
  const hasPasskeys = (useSecurity().data?.passkeys.length ?? 0) > 0;
  const submit = handleSubmit(async (body) => {
    if (!(await send(http.call(endpoints.changePassword, { body })))) return;
    resetSent(form, body, empty);
    for (const { queryKey } of [securityQuery, profileQuery]) {
      await queryClient.invalidateQueries({ queryKey });
    }
    showAlert({
      title: t`Tu contraseña está cambiada`,
      text: isEmailWaiting
        ? t`Hemos cerrado tus otras sesiones. El cambio de correo pendiente ya no vale: pídelo otra vez.`
        : t`Hemos cerrado tus otras sesiones.`,
      type: "success",
    });
  });
  return (
    <Panel
      title={t`Contraseña`}
      icon={<LockKeyhole />}
      text={t`Al cambiarla se cierran tus sesiones en otros dispositivos.`}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* Password managers file the new password under this name. */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          className={styles.narrow}
          label={t`Contraseña actual`}
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...register("current_password", { required: rules.required })}
        />
        <div className={styles.pair}>
          <PasswordField
            label={t`Contraseña nueva`}
            hint={t`Mínimo ${shortest} caracteres. Mejor una frase corta que recuerdes.`}
            autoComplete="new-password"
            error={errors.password?.message}
            {...register("password", {
              required: rules.required,
              minLength: rules.atLeast(passwordLength.minimum),
              maxLength: rules.atMost(passwordLength.maximum),
            })}
          />
          <PasswordField
            label={t`Repite la contraseña nueva`}
            autoComplete="new-password"
            error={errors.password_confirmation?.message}
            {...register("password_confirmation", {
              required: t`Confirma tu nueva contraseña`,
              validate: (repeated) =>
                repeated === getValues("password") || t`La contraseña y la confirmación no coinciden`,
            })}
          />
        </div>
        {hasPasskeys ? (
          <Checkbox
            label={t`Quitar también mis llaves de acceso, si otra persona ha podido entrar en mi cuenta`}
            {...register("removes_passkeys")}
          />
        ) : null}
        <FailureRow>{failure}</FailureRow>
        <div className={styles.actions}>
          <Button type="submit" look="quiet" isLoading={isSubmitting}>
            {t`Cambiar la contraseña`}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
