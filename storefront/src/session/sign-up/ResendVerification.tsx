import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import { MailPlus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { type ApiAnswer, isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import styles from "../Form.module.css";
import { FormFailure } from "../FormFailure.tsx";
import { withReturnPath } from "../return-paths/with-return-path.ts";
import { useCompleteSignIn } from "../use-complete-sign-in.ts";
import { useCoolDown } from "../use-cool-down.ts";

/** Minimum wait between two mails, in seconds. */
const patienceSeconds = 60;

/** Requests another mail with the link, for the person of the pending session. */
export function ResendVerification() {
  const { t } = useLingui();
  const http = useHttp();
  const arrive = useCompleteSignIn();
  const [search] = useSearchParams();
  const { secondsLeft, start } = useCoolDown(patienceSeconds);
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<ApiAnswer<unknown> | null>(null);

  async function resend() {
    if (secondsLeft > 0) return;
    setIsSending(true);
    const sent = await http.call(endpoints.resendVerification);
    setIsSending(false);
    // Verified in another tab meanwhile.
    if (sent.status === 409 && (await arrive(null))) return;
    setAnswer(sent);
    if (isSuccess(sent)) start();
  }

  const isRefused = answer !== null && !isSuccess(answer);
  return (
    <>
      <FormFailure title={t`No hemos podido enviarte otro correo.`} answer={isRefused ? answer : null}>
        {answer?.status === 401 ? (
          <Link to={withReturnPath("/sign-in", search)}>{t`Iniciar sesión`}</Link>
        ) : null}
      </FormFailure>
      <Button
        look="quiet"
        isWide
        icon={<MailPlus aria-hidden="true" />}
        isLoading={isSending}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={resend}
      >
        {secondsLeft > 0 ? t`Puedes pedir otro en ${secondsLeft} s` : t`Enviar otro correo`}
      </Button>
      <p role="status" className={styles.status}>
        {answer && isSuccess(answer) ? t`Enviado: mira tu bandeja de entrada.` : null}
      </p>
    </>
  );
}
