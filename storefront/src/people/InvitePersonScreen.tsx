import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/people/endpoints";
import { type InviteBody, invitationDays } from "@recambia/contract/people/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { AccountPage } from "../account/index.ts";
import { showAlert } from "../lib/alert-store.ts";
import { setFieldErrors } from "../lib/forms/set-field-errors.ts";
import { useNavigateAndWait } from "../lib/forms/use-navigate-and-wait.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import type { Screen } from "../lib/page/screen.ts";
import { keptForms, useKeptForm } from "../session/index.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { FailureRow } from "../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { TextField } from "../ui/forms/TextField.tsx";
import { useFieldRules } from "../ui/forms/use-field-rules.ts";
import { Panel } from "../ui/layout/Panel.tsx";
import styles from "./People.module.css";
import { peopleQuery } from "./queries.ts";
import { SharingNote } from "./SharingNote.tsx";

const kept = keptForms<InviteBody>();

/** Asks someone by mail to sign in for the account (specification §2, /users/create). */
function InvitePersonScreen() {
  const { t } = useLingui();
  return (
    <AccountPage
      title={t`Invitar a alguien`}
      lead={t`Le enviamos un correo con un enlace que vale ${invitationDays} días.`}
    >
      <Panel title={t`A quién`} icon={<UserPlus />}>
        <InviteForm />
      </Panel>
      <Panel title={t`Qué cambia`}>
        <SharingNote />
      </Panel>
    </AccountPage>
  );
}

function InviteForm() {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { register, errors, isSubmitting, failure, submit } = useInviting();
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Correo electrónico`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register("email", {
          required: rules.required,
          ...rules.email,
        })}
      />
      <TextField
        label={t`Nombre (opcional)`}
        hint={t`Para reconocer la invitación en tu lista.`}
        autoComplete="off"
        error={errors.name?.message}
        {...register("name", { maxLength: rules.atMost(100) })}
      />
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        <Button type="submit" isLoading={isSubmitting}>
          {t`Enviar la invitación`}
        </Button>
        <Link to="/users" className={buttonClass("quiet")}>
          {t`Cancelar`}
        </Link>
      </div>
    </form>
  );
}

function useInviting() {
  const { t } = useLingui();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<InviteBody>({ defaultValues: { email: "", name: "" } });
  useKeptForm(kept, "", form);
  const { register, handleSubmit, setError, formState } = form;

  const submit = handleSubmit(async (wish) => {
    setFailure(null);
    const answer = await http.call(endpoints.invitePerson, { body: wish });
    if (!isSuccess(answer)) {
      if (!setFieldErrors(answer, ["email", "name"], setError)) setFailure(refusalText(answer));
      return;
    }
    await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
    await leaveFor("/users", { replace: true });
    const { email } = answer.data.data;
    showAlert({ type: "success", title: t`Invitación enviada a ${email}` });
  });
  return { register, errors: formState.errors, isSubmitting: formState.isSubmitting, failure, submit };
}

export const screen: Screen = { Component: InvitePersonScreen };
