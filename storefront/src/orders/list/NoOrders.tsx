import { useLingui } from "@lingui/react/macro";
import { CarFront, PackageOpen } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { OrderLinkButton } from "../guest-link/OrderLinkButton.tsx";

/** Shown without any orders: links to choose a vehicle or search for a part. */
export function NoOrders() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={t`Todavía no has pedido nada`}
      actions={
        <>
          <Link to="/" className={buttonClass()}>
            <CarFront aria-hidden="true" />
            {t`Elegir mi vehículo`}
          </Link>
          <Link to="/categories" className={buttonClass("quiet")}>
            {t`Ver las categorías`}
          </Link>
          <OrderLinkButton />
        </>
      }
    >
      <p>{t`Elige tu vehículo y te enseñamos solo lo que le encaja. Cuando pidas algo, aquí verás por dónde va.`}</p>
      <p>{t`¿Pediste algo sin entrar en tu cuenta? El enlace a ese pedido lo abre, y desde allí se añade a ella.`}</p>
    </EmptyState>
  );
}
