import { Trans, useLingui } from "@lingui/react/macro";
import * as peopleEndpoints from "@recambia/contract/people/endpoints";
import type { ReceivedInvitation } from "@recambia/contract/people/schemas";
import * as sessionEndpoints from "@recambia/contract/session/endpoints";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Link } from "react-router";
import { showAlert } from "../lib/alert-store.ts";
import { setFieldErrors } from "../lib/forms/set-field-errors.ts";
import { useNavigateAndWait } from "../lib/forms/use-navigate-and-wait.ts";
import { type HttpClient, isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { useShop } from "../lib/page/page-frame.tsx";
import { fetchCurrentUser, type NewPassword, NewPasswordFields, setLogoutPending } from "../session/index.ts";
import { Button } from "../ui/actions/Button.tsx";
import { FailureRow } from "../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { TextField } from "../ui/forms/TextField.tsx";
import { useFieldRules } from "../ui/forms/use-field-rules.ts";
import { signInPathFor } from "./AcceptBySignIn.tsx";
import styles from "./People.module.css";

type Props = {
  invitation: ReceivedInvitation;
  token: string;
  /** The account has been made: the invitation's link is used up. */
  onAnswered(): void;
};
type Newcomer = NewPassword & { name: string };

/** Nobody is signed in and the address is new: a name and a password are all that is missing. */
export function RegisterInvited({ invitation, token, onAnswered }: Props) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { name: shopName } = useShop();
  const { form, failure, submit } = useRegistering({ invitation, token, onAnswered });
  const { register, formState } = form;
  return (
    <FormProvider {...form}>
      <p>{t`Elige tu nombre y tu contraseña para entrar. Tu correo ya está comprobado.`}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t`Correo electrónico`}
          type="email"
          autoComplete="username"
          value={invitation.email}
          readOnly
        />
        <TextField
          label={t`Nombre`}
          autoComplete="name"
          required
          error={formState.errors.name?.message}
          {...register("name", { required: rules.required, maxLength: rules.atMost(100) })}
        />
        <NewPasswordFields label={t`Contraseña`} />
        <FailureRow>{failure}</FailureRow>
        <Button type="submit" isWide isLoading={formState.isSubmitting}>
          {t`Crear cuenta y unirme`}
        </Button>
      </form>
      <p className={styles.detail}>
        <Trans>
          Al crear la cuenta declaras que tienes 14 años o más y aceptas los{" "}
          <Link to="/terms-and-conditions">términos y condiciones</Link>. {shopName} usa estos datos para tu
          cuenta y tus pedidos, como explica la <Link to="/privacy">política de privacidad</Link>.
        </Trans>
      </p>
      <p>
        <Trans>
          ¿Tienes ya una cuenta con otro correo? <Link to={signInPathFor(token)}>Inicia sesión</Link> para
          aceptar con ella.
        </Trans>
      </p>
    </FormProvider>
  );
}

function useRegistering({ invitation: { name, email }, token, onAnswered }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const refusalText = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Newcomer>({ defaultValues: { name, password: "", password_confirmation: "" } });

  const submit = form.handleSubmit(async (newcomer) => {
    setFailure(null);
    const answer = await http.call(peopleEndpoints.registerInvited, {
      body: {
        ...newcomer,
        token,
      },
    });
    if (!isSuccess(answer)) {
      const fields = ["name", "password", "password_confirmation"] as const;
      if (!setFieldErrors(answer, fields, form.setError)) setFailure(refusalText(answer));
      return;
    }
    onAnswered();
    const isSignedIn = await signIn(http, email, newcomer.password);
    await leaveFor(isSignedIn ? "/users" : "/sign-in", { replace: true, state: { email } });
    showAlert({
      type: "success",
      title: t`Ya formas parte de la cuenta`,
      text: isSignedIn ? "" : t`Inicia sesión con tu contraseña nueva.`,
    });
  });
  return { form, failure, submit };
}

/** With the password that was chosen a moment ago; false when that has to be done by hand. */
async function signIn(http: HttpClient, email: string, password: string): Promise<boolean> {
  const login = await http.call(sessionEndpoints.signIn, { body: { email, password } });
  if (!isSuccess(login)) return false;
  setLogoutPending(false);
  return fetchCurrentUser(http, { force: true });
}
