import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import { useQuery } from "@tanstack/react-query";
import { Fingerprint, Smartphone } from "lucide-react";
import { useState } from "react";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { canUsePasskeys, confirmWithPasskey } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import styles from "../Form.module.css";
import { securityQuery } from "../queries.ts";
import { PasswordStep } from "../security/PasswordStep.tsx";
import { CodeStep } from "./CodeStep.tsx";

/** Asks for the password, a passkey or a code before a change that lasts longer than the session. */
export function ConfirmationDialog({ onClose }: { onClose(isConfirmed: boolean): void }) {
  const { t } = useLingui();
  const http = useHttp();
  const security = useQuery(securityQuery).data;
  const [isByCode, setIsByCode] = useState(false);
  const confirmed = async () => onClose(true);
  const cancel = () => onClose(false);
  const hasPasskeys = canUsePasskeys() && (security?.passkeys.length ?? 0) > 0;

  return (
    <Dialog isOpen onClose={cancel} title={t`Confirma que eres tú`} shape="sheet" closesOutside={false}>
      <div className={styles.form}>
        <p>{t`Hace más de 10 minutos que entraste. Te lo pedimos antes de los cambios que afectan a la seguridad de tu cuenta.`}</p>
        {isByCode ? (
          <CodeStep onDone={confirmed} onCancel={cancel} />
        ) : (
          <PasswordStep
            action={t`Confirmar`}
            call={(password) => http.call(endpoints.confirmByPassword, { body: { password } })}
            onDone={confirmed}
            onCancel={cancel}
          />
        )}
        {hasPasskeys ? <PasskeyStep onDone={confirmed} /> : null}
        {security?.has_second_factor && !isByCode ? (
          <Button look="quiet" icon={<Smartphone aria-hidden="true" />} onClick={() => setIsByCode(true)}>
            {t`Usar un código de la aplicación`}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

function PasskeyStep({ onDone }: { onDone(): Promise<void> }) {
  const { t } = useLingui();
  const http = useHttp();
  const wordsFor = useRefusalText();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function ask() {
    setFailure(null);
    setIsAsking(true);
    const answer = await confirmWithPasskey(http);
    setIsAsking(false);
    if (answer === "unable") return setFailure(t`Este navegador no ha podido usar tu llave de acceso.`);
    if (answer === null) return;
    if (isSuccess(answer)) return onDone();
    setFailure(wordsFor(answer));
  }

  return (
    <>
      <FailureRow>{failure}</FailureRow>
      <Button look="quiet" isLoading={isAsking} icon={<Fingerprint aria-hidden="true" />} onClick={ask}>
        {t`Usar una llave de acceso`}
      </Button>
    </>
  );
}
