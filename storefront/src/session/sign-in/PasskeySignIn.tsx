import { useLingui } from "@lingui/react/macro";
import type { LoginResponse } from "@recambia/contract/session/schemas";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import type { ApiAnswer } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import styles from "../Form.module.css";
import { FormFailure } from "../FormFailure.tsx";
import { canUsePasskeys, type PasskeyOutcome, signInWithPasskey } from "./passkeys.ts";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

type Failure = { answer: ApiAnswer<unknown> | null };

/** Signing in with a passkey: by its button, or chosen in the email field where browsers offer it. */
export function PasskeySignIn({ onAccepted }: { onAccepted(login: LoginResponse): Promise<void> }) {
  const { t } = useLingui();
  const http = useHttp();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function take(outcome: PasskeyOutcome) {
    if (outcome?.isAccepted) await onAccepted(outcome.login);
    else if (outcome) setFailure({ answer: outcome.answer });
  }
  usePasskeyAutofill(take);

  async function ask() {
    setFailure(null);
    setIsAsking(true);
    await signInWithPasskey(http).then(take, () => setFailure({ answer: null }));
    setIsAsking(false);
  }

  if (!canUsePasskeys()) return null;
  return (
    <>
      <p className={styles.or}>{t`o`}</p>
      <Button
        look="quiet"
        isWide
        isLoading={isAsking}
        icon={<Fingerprint aria-hidden="true" />}
        onClick={ask}
      >
        {t`Entrar con una llave de acceso`}
      </Button>
      {failure && !failure.answer ? (
        <FailureRow>{t`Este navegador no ha podido usar tu llave de acceso. Entra con tu contraseña.`}</FailureRow>
      ) : (
        <FormFailure title={t`Error en autenticación.`} answer={failure?.answer ?? null} />
      )}
    </>
  );
}
