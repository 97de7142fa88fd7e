import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ShoppingCart } from "lucide-react";
import { Link } from "react-router";
import { useIsAuthenticated } from "../../session/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { lastGuestOrder } from "./last-guest-order.ts";

/** Empty cart with links to start from, and to what has been ordered: an order may have emptied it. */
export function EmptyCart() {
  const guestOrder = lastGuestOrder(useQueryClient());
  return <EmptyCartOf isCustomer={useIsAuthenticated()} guestOrder={guestOrder} />;
}

type Props = {
  isCustomer: boolean;
  /** Latest order of a guest; null without one. */
  guestOrder: { id: string; number: string } | null;
};

export function EmptyCartOf({ isCustomer, guestOrder }: Props) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title={t`Tu carrito está vacío`}
      actions={
        <>
          <Link to="/categories" className={buttonClass()}>
            {t`Buscar por categorías`}
          </Link>
          <Link to="/offer-list" className={buttonClass("quiet")}>
            {t`Ver las ofertas`}
          </Link>
          <Link to="/kit-list" className={buttonClass("quiet")}>
            {t`Ver los combos`}
          </Link>
          {isCustomer ? (
            <Link to="/orders" className={buttonClass("quiet")}>
              {t`Ver mis pedidos`}
            </Link>
          ) : null}
          {guestOrder && !isCustomer ? (
            <Link to={`/orders/${guestOrder.id}`} className={buttonClass("quiet")}>
              {t`Ver el pedido ${guestOrder.number}`}
            </Link>
          ) : null}
        </>
      }
    >
      {t`Lo que añadas se queda aquí, también si cierras la página.`}
    </EmptyState>
  );
}
