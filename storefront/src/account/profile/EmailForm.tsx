import { Trans, useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/account/endpoints";
import type { ChangeEmailBody, Profile } from "@recambia/contract/account/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useForm } from "react-hook-form";
import { resetSent } from "../../lib/forms/reset-sent.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "../Form.module.css";
import { profileQuery } from "../queries.ts";
import { useFormSubmit } from "../use-form-submit.ts";

const fields = ["email", "password"] as const;
const empty: ChangeEmailBody = { email: "", password: "" };

/** Another address: it counts once the mail sent to it has been answered. */
export function EmailForm({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const http = useHttp();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: empty });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const { failure, send } = useFormSubmit(fields, setError);
  const submit = handleSubmit(async (body) => {
    if (!(await send(http.call(endpoints.changeEmail, { body })))) return;
    resetSent(form, body, empty);
    await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
  });
  return (
    <Panel
      title={t`Correo electrónico`}
      icon={<Mail />}
      text={
        <Trans>
          Entras con <strong>{profile.email}</strong>
        </Trans>
      }
    >
      {profile.pending_email ? (
        <Callout title={t`Falta comprobar ${profile.pending_email}`}>
          {t`Abre el enlace que te hemos enviado a esa dirección. Hasta entonces vale la de siempre.`}
        </Callout>
      ) : null}
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.pair}>
          <TextField
            label={t`Correo nuevo`}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register("email", {
              required: rules.required,
              ...rules.email,
            })}
          />
          <PasswordField
            label={t`Tu contraseña`}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register("password", { required: rules.required })}
          />
        </div>
        <FailureRow>{failure}</FailureRow>
        <div className={styles.actions}>
          <Button type="submit" look="quiet" isLoading={isSubmitting}>
            {t`Cambiar el correo`}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
