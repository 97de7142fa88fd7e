import { Trans, useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { OrderAccountAnswer } from "@recambia/contract/orders/guest-orders";
import type { Order } from "@recambia/contract/orders/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { CircleUserRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { showAlert } from "../../lib/alert-store.ts";
import { useNavigateAndWait } from "../../lib/forms/use-navigate-and-wait.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { fetchCurrentUser, logOut, signInPath, useCurrentUser } from "../../session/index.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "../Dialogs.module.css";
import { orderQuery } from "../queries.ts";
import { refreshOrders } from "../refresh-orders.ts";

/** Outcomes shown in the panel; who is signed in sees the order's page anew instead. */
type Outcome = Exclude<OrderAccountAnswer["outcome"], "signed_in">;

/** Tells guests how to return to the order, and offers to move it to an account. */
export function GuestOrderPanel({ order }: { order: Order }) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [isCalling, setIsCalling] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<ClaimFailure | null>(null);
  const { email, number } = order;
  const user = useCurrentUser();
  const isOfAnother = user !== null && user.email.toLowerCase() !== email.toLowerCase();

  async function moveToAccount() {
    setIsCalling(true);
    setFailure(null);
    const answer = await http.call(endpoints.claimGuestOrder, { params: { orderId: order.id } });
    if (isSuccess(answer)) await follow(answer.data.data.outcome);
    else setFailure({ words: wordsFor(answer), isSignedOut: answer.status === 401 });
    setIsCalling(false);
  }
  async function follow(next: OrderAccountAnswer["outcome"]) {
    if (user && next === "added_to_account") {
      await refreshOrders(queryClient, order.id);
      return showAlert({ type: "success", title: t`Este pedido está ahora en tu cuenta` });
    }
    if (next !== "signed_in") return setOutcome(next);
    await fetchCurrentUser(http, { force: true });
    await refreshOrders(queryClient, order.id);
    showAlert({
      type: "success",
      title: t`Ya tienes cuenta, y este pedido está en ella`,
      text: t`Para entrar la próxima vez, añade una llave de acceso en tu cuenta o pide una contraseña nueva.`,
    });
  }

  if (!order.is_guest && outcome === null) return null;
  return (
    <Panel title={t`Tu pedido sin cuenta`} icon={<CircleUserRound />}>
      <div className={styles.parts}>
        {outcome ? <OutcomeNote outcome={outcome} email={email} /> : null}
        {outcome === null ? (
          <>
            <p>
              <Trans>
                Para volver a verlo, abre el enlace del correo que te hemos enviado a <strong>{email}</strong>
                . Su número es <strong>{number}</strong>.
              </Trans>
            </p>
            {isOfAnother ? (
              <p>{t`Has entrado con otro correo: solo se puede añadir a la cuenta del correo con el que lo pediste.`}</p>
            ) : (
              <>
                <p>{t`Con una cuenta tienes todos tus pedidos juntos y no necesitas el enlace.`}</p>
                <FailureRow>
                  {failure ? <ClaimRefusal failure={failure} orderId={order.id} /> : null}
                </FailureRow>
                <Button look="quiet" isWide isLoading={isCalling} onClick={moveToAccount}>
                  {user ? t`Añadir a mi cuenta` : t`Crear una cuenta con este pedido`}
                </Button>
              </>
            )}
            {user ? null : <CloseOnDevice orderId={order.id} />}
          </>
        ) : null}
      </div>
    </Panel>
  );
}

type ClaimFailure = {
  words: string;
  /** Whether this browser may no longer act on the order: the session or what its cookie opened has ended. */
  isSignedOut: boolean;
};

/** Says why the order was not moved to an account, with the way on when signing in is what it takes. */
export function ClaimRefusal({ failure, orderId }: { failure: ClaimFailure; orderId: string }) {
  const { t } = useLingui();
  return (
    <>
      {failure.words}
      {failure.isSignedOut ? (
        <>
          {" "}
          <Link to={signInPath(`/orders/${orderId}`)}>{t`Entrar`}</Link>
        </>
      ) : null}
    </>
  );
}

/** Ends what a shared device may open, for guests, who have no session to end. */
function CloseOnDevice({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const leaveFor = useNavigateAndWait();
  const [isClosing, setIsClosing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function close() {
    setIsClosing(true);
    const isClosed = await logOut(http);
    setIsClosing(false);
    setHasFailed(!isClosed);
    if (!isClosed) return;
    await leaveFor("/");
    queryClient.removeQueries({ queryKey: orderQuery(orderId).queryKey });
    showAlert({ type: "success", title: t`Este dispositivo ya no abre tus pedidos sin cuenta` });
  }
  return (
    <>
      <p>{t`¿Es un dispositivo compartido? Cuando termines, cierra aquí tus pedidos sin cuenta. El enlace del correo los abre otra vez.`}</p>
      <FailureRow>{hasFailed ? t`No se han podido cerrar. Inténtalo otra vez.` : null}</FailureRow>
      <Button look="quiet" isWide isLoading={isClosing} onClick={close}>
        {t`Cerrar en este dispositivo`}
      </Button>
    </>
  );
}

function OutcomeNote({ outcome, email }: { outcome: Outcome; email: string }) {
  const { t } = useLingui();
  if (outcome === "added_to_account") {
    return (
      <Callout
        type="success"
        title={t`Este pedido está ahora en tu cuenta`}
        actions={<Link to="/sign-in?next=%2Forders" className={buttonClass("quiet")}>{t`Entrar`}</Link>}
      >
        {t`Ya tenías una cuenta con este correo. Entra para verlo.`}
      </Callout>
    );
  }
  return (
    <Callout type="info" title={t`Te hemos enviado un correo a ${email}`}>
      {t`Abre su enlace, para que sepamos que el correo es tuyo, y pulsa otra vez este botón.`}
    </Callout>
  );
}
