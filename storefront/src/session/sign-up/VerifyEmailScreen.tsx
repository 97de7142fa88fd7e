import { useLingui } from "@lingui/react/macro";
import { mailTokenMinutes } from "@recambia/contract/session/schemas";
import { LogOut } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useHttp } from "../../lib/http/http-context.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { logOut } from "../log-out.ts";
import { saveReturnPath } from "../return-paths/return-after-mail.ts";
import { SecurityPage } from "../SecurityPage.tsx";
import { readSignInState } from "../sign-in-state.ts";
import { ResendVerification } from "./ResendVerification.tsx";
import { SignUpSteps } from "./SignUpSteps.tsx";
import { VerifiedLink } from "./VerifiedLink.tsx";

/** Waits for the email to be verified, or verifies it when opened by the link in the mail. */
function VerifyEmailScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get("token");
  useHead({ title: t`Verifica tu correo`, isPrivate: true });
  return (
    <SecurityPage title={t`Verifica tu correo`} beside={<SignUpSteps current={1} />}>
      {token ? <VerifiedLink key={token} token={token} /> : <PendingEmail />}
    </SecurityPage>
  );
}

/** Asks for verification (specification §4), with another mail and the way out. */
function PendingEmail() {
  const { t } = useLingui();
  const http = useHttp();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const { email, isNew } = readSignInState(state);
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => saveReturnPath(search), [search]);

  async function leave() {
    setIsLeaving(true);
    await logOut(http);
    await navigate("/sign-in");
  }

  return (
    <>
      <Callout
        type={isNew ? "success" : "warning"}
        title={isNew ? t`Te has registrado correctamente` : t`Falta verificar tu correo`}
      >
        {email
          ? t`Verifica tu correo: hemos enviado un enlace a ${email}.`
          : t`Verifica tu correo: abre el enlace que te hemos enviado.`}
      </Callout>
      <p>
        {t`El enlace vale ${mailTokenMinutes} minutos. Si no lo encuentras, mira en el correo no deseado.`}
      </p>
      <ResendVerification />
      <Button look="quiet" isWide icon={<LogOut aria-hidden="true" />} isLoading={isLeaving} onClick={leave}>
        {t`Cerrar sesión`}
      </Button>
    </>
  );
}

export const screen: Screen = { Component: VerifyEmailScreen };
