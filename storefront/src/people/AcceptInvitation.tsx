import { Trans, useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/people/endpoints";
import type { ReceivedInvitation } from "@recambia/contract/people/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { showAlert } from "../lib/alert-store.ts";
import { useNavigateAndWait } from "../lib/forms/use-navigate-and-wait.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { logOut } from "../session/index.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { Callout } from "../ui/feedback/Callout.tsx";
import { FailureRow } from "../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { forgetAccount } from "./forget-account.ts";
import styles from "./People.module.css";

type Props = {
  caller: NonNullable<ReceivedInvitation["caller"]>;
  token: string;
  /** The invitation has been accepted: its link is used up. */
  onAnswered(): void;
};

/** Somebody is signed in: they accept with this account, or see what stands against it. */
export function AcceptInvitation({ caller, token, onAnswered }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const { isAccepting, failure, accept } = useAccepting(token, onAnswered);
  return (
    <>
      <p>
        <Trans>
          Has entrado como <strong>{caller.email}</strong>.
        </Trans>
      </p>
      <Obstacle caller={caller} />
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        {caller.obstacle === null ? (
          <Button isLoading={isAccepting} onClick={accept}>
            {t`Aceptar la invitación`}
          </Button>
        ) : null}
        {caller.obstacle === "already_there" ? null : (
          <Button look="quiet" onClick={() => logOut(http)}>
            {t`Usar otra cuenta`}
          </Button>
        )}
      </div>
    </>
  );
}

function Obstacle({ caller }: Pick<Props, "caller">) {
  const { t } = useLingui();
  if (caller.obstacle === "already_there") {
    return (
      <Callout
        type="success"
        title={t`Ya formas parte de esta cuenta`}
        actions={
          <Link to="/users" className={buttonClass("quiet")}>
            {t`Ver las personas de tu cuenta`}
          </Link>
        }
      />
    );
  }
  if (caller.obstacle === "own_things") {
    return (
      <Callout
        type="warning"
        title={t`Tu cuenta guarda cosas que se perderían`}
        actions={
          <Link to="/profile/my-addresses" className={buttonClass("quiet")}>
            {t`Ver mis direcciones`}
          </Link>
        }
      >
        {t`Una persona está en una sola cuenta. Borra antes las direcciones que no necesites, o acepta con otra cuenta. Con pedidos hechos, la tuya tiene que seguir siendo tuya.`}
      </Callout>
    );
  }
  if (!caller.leaves_others) return null;
  return (
    <Callout type="warning" title={t`Dejarás la cuenta que compartes ahora`}>
      {t`Sus pedidos y direcciones se quedan con quien sigue en ella.`}
    </Callout>
  );
}

function useAccepting(token: string, onAnswered: () => void) {
  const { t } = useLingui();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [isAccepting, setIsAccepting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function accept() {
    setIsAccepting(true);
    setFailure(null);
    const answer = await http.call(endpoints.acceptInvitation, { body: { token } });
    setIsAccepting(false);
    if (!isSuccess(answer)) return setFailure(refusalText(answer));
    onAnswered();
    await leaveFor("/users", { replace: true });
    await forgetAccount(queryClient);
    showAlert({ type: "success", title: t`Ya formas parte de la cuenta` });
  }
  return { isAccepting, failure, accept };
}
