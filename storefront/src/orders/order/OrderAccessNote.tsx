import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { returnParameter } from "../../session/index.ts";
import { contactFormPath } from "../../support/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import styles from "../Dialogs.module.css";
import { OrderLinkButton } from "../guest-link/OrderLinkButton.tsx";

/** Shown for an order that this browser may not see, with ways to open it. */
export function OrderAccessNote({ orderId, isKeyWrong }: { orderId: string; isKeyWrong: boolean }) {
  const { t } = useLingui();
  const signIn = `/sign-in?${new URLSearchParams({ [returnParameter]: `/orders/${orderId}` })}`;
  return (
    <div className={styles.parts}>
      <h1>{t`Tu pedido`}</h1>
      <Callout
        type="warning"
        title={isKeyWrong ? t`Este enlace no abre el pedido` : t`Entra para ver este pedido`}
        actions={
          // Whoever comes by a link has ordered without an account.
          isKeyWrong ? (
            <>
              <OrderLinkButton look="primary" />
              <Link to={signIn} className={buttonClass("quiet")}>{t`Entrar`}</Link>
            </>
          ) : (
            <>
              <Link to={signIn} className={buttonClass()}>{t`Entrar`}</Link>
              <OrderLinkButton />
            </>
          )
        }
      >
        <p>{t`Si pediste sin cuenta, abre el enlace completo del último correo sobre el pedido, o pídenos que te lo enviemos otra vez.`}</p>
        <p>
          <Link to={contactFormPath()}>{t`Escribir a la tienda`}</Link>
        </p>
        <p>
          <Link to="/withdrawal">{t`Para desistir bastan el número del pedido y tu correo.`}</Link>
        </p>
      </Callout>
    </div>
  );
}
