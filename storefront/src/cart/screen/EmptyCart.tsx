import { useLingui } from "@lingui/react/macro";
import { ShoppingCart } from "lucide-react";
import { Link } from "react-router";
import { useIsAuthenticated } from "../../session/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";

/** Empty cart with links to start from, and for customers to what they have ordered: an order may have emptied it. */
export function EmptyCart() {
  return <EmptyCartOf isCustomer={useIsAuthenticated()} />;
}

export function EmptyCartOf({ isCustomer }: { isCustomer: boolean }) {
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
        </>
      }
    >
      {t`Lo que añadas se queda aquí, también si cierras la página.`}
    </EmptyState>
  );
}
