import { useLingui } from "@lingui/react/macro";
import type { Order } from "@recambia/contract/orders/schemas";
import { Ban, LifeBuoy, ShoppingCart, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { contactFormPath } from "../../support/index.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { keptCancellations, keptWithdrawals } from "../kept-dialogs.ts";
import { BuyAgainResult } from "../list/BuyAgainResult.tsx";
import { useBuyAgain } from "../list/use-buy-again.ts";
import styles from "./OrderActions.module.css";

const loadCancelling = () => import("../cancellation/CancelDialog.tsx");
const loadWithdrawing = () => import("../withdrawal/WithdrawDialog.tsx");

/** Actions that the server allows on the order now. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(() => keptDialogOf(order));
  const title = useRef<HTMLDivElement>(null);
  const again = useBuyAgain(order);
  const close = () => setOpen(null);
  const cancelling = useOnDemand(open === "cancel", loadCancelling, close);
  const withdrawing = useOnDemand(open === "withdraw", loadWithdrawing, close);
  return (
    <Panel title={t`Qué puedes hacer`}>
      <div className={styles.actions} ref={title} tabIndex={-1}>
        {order.actions.can_withdraw ? (
          <Button
            look="quiet"
            isWide
            icon={<Undo2 aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setOpen("withdraw")}
          >
            {t`Desistir del contrato aquí`}
          </Button>
        ) : null}
        <Button
          look="quiet"
          isWide
          icon={<ShoppingCart aria-hidden="true" />}
          isLoading={again.isAdding}
          onClick={again.buy}
        >
          {t`Volver a comprar`}
        </Button>
        <HelpLink order={order} />
        {order.actions.can_cancel ? (
          <Button
            look="danger"
            isWide
            icon={<Ban aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setOpen("cancel")}
          >
            {t`Cancelar el pedido`}
          </Button>
        ) : null}
      </div>
      {again.outcome ? <BuyAgainResult outcome={again.outcome} /> : null}
      {open === "cancel" && cancelling ? (
        <cancelling.CancelDialog order={order} onClose={close} finalFocus={title} />
      ) : null}
      {open === "withdraw" && withdrawing ? (
        <withdrawing.WithdrawDialog order={order} onClose={close} finalFocus={title} />
      ) : null}
    </Panel>
  );
}

/** The dialog that was open when the session ended, if its person has signed in again and may still do the same. */
function keptDialogOf({ id, actions }: Order): "cancel" | "withdraw" | null {
  if (actions.can_cancel && keptCancellations.peek(id)) return "cancel";
  return actions.can_withdraw && keptWithdrawals.peek(id) ? "withdraw" : null;
}

/** Leads to the form for the shop, with the order. */
function HelpLink({ order: { id, number } }: { order: Order }) {
  const { t } = useLingui();
  const name = t`Pedido ${number}`;
  return (
    <div className={styles.help}>
      <Link
        to={contactFormPath({ orderId: id, from: `/orders/${id}` })}
        state={{ about: name, subject: name }}
        className={buttonClass("quiet", { isWide: true })}
      >
        <LifeBuoy aria-hidden="true" />
        {t`Preguntar por este pedido`}
      </Link>
      <Link to="/contact-us" className={styles.other}>{t`Otras formas de hablar con la tienda`}</Link>
    </div>
  );
}
