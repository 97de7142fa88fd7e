import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { showAlert } from "../../lib/alert-store.ts";
import { useNavigateAndWait } from "../../lib/forms/use-navigate-and-wait.ts";
import { type ApiAnswer, isSuccess, refusalOf } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { useFailureWords } from "../FormFailure.tsx";
import { takeReturnPath } from "../return-paths/return-after-mail.ts";
import { withReturnPath } from "../return-paths/with-return-path.ts";
import { authStore } from "../store.ts";
import { useCompleteSignIn } from "../use-complete-sign-in.ts";
import { ResendVerification } from "./ResendVerification.tsx";
import { readVerifiedEmail } from "./read-verified-email.ts";

/** Redeems the token of a mail's link at once, then opens the shop or the sign-in. */
export function VerifiedLink({ token }: { token: string }) {
  const { t } = useLingui();
  const wordsFor = useFailureWords();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const arrive = useCompleteSignIn();
  const [refused, setRefused] = useState<ApiAnswer<unknown> | null>(null);
  const isAsked = useRef(false);

  async function verify() {
    setRefused(null);
    const answer = await http.call(endpoints.verifyEmail, { body: { token } });
    if (!isSuccess(answer)) {
      if (!(isUsedUp(answer) && (await goOn()))) setRefused(answer);
      return;
    }
    const asked = takeReturnPath();
    const alert = { type: "success", title: t`Correo verificado` } as const;
    // A person who changes their email is signed in already.
    const isSignedIn = answer.data.data.is_signed_in || authStore.getState().isAuthenticated;
    if (isSignedIn && (await arrive({ ...alert, text: t`Ya puedes usar tu cuenta.` }, asked))) return;
    await leaveFor(withReturnPath("/sign-in", asked), { replace: true });
    showAlert({ ...alert, text: isSignedIn ? "" : t`Ya puedes iniciar sesión.` });
  }

  /**
   * A used link has done its work: who is signed in with a verified email goes on. They are told with which, because the link
   * may have been for another that was given up.
   */
  async function goOn(): Promise<boolean> {
    const email = await readVerifiedEmail(http);
    if (email === null) return false;
    const alert = {
      type: "success",
      title: t`Tu correo ya está verificado`,
      text: t`Entras con ${email}.`,
    } as const;
    return arrive(alert, takeReturnPath());
  }

  const verifyOnce = useEffectEvent(() => {
    // A token works once: asking twice would refuse what has just been verified.
    if (isAsked.current) return;
    isAsked.current = true;
    verify();
  });
  useEffect(() => verifyOnce(), []);

  if (!refused) return <p role="status">{t`Comprobando el enlace…`}</p>;
  return (
    <>
      <Callout
        type="error"
        title={t`No hemos podido verificar tu correo`}
        actions={<Link to="/sign-in">{t`Iniciar sesión`}</Link>}
      >
        {wordsFor(refused)}
      </Callout>
      {isUsedUp(refused) ? (
        <ResendVerification />
      ) : (
        <Button onClick={verify}>{t`Volver a intentarlo`}</Button>
      )}
    </>
  );
}

/** Whether the link works no more, or never did. */
function isUsedUp(refused: ApiAnswer<unknown>): boolean {
  return refusalOf(refused)?.code === "invalid_token" || refused.status === 422;
}
