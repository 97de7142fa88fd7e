import { useLingui } from "@lingui/react/macro";
import type { Cart } from "@recambia/contract/cart/schemas";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { showAlert } from "../../lib/alert-store.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { lineProblemClass } from "./lines/LineAdvice.tsx";
import { isBlocked } from "./lines/line-advice.ts";

type Props = { cart: Cart; isOffline: boolean };

/** Links to the checkout, or to the first line that cannot be ordered. Without a network nothing can be ordered. */
export function CheckoutLink({ cart, isOffline }: Props) {
  const { t } = useLingui();
  const isShort = cart.lines.some(isBlocked);
  const withdrawWarning = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isShort) withdrawWarning.current?.();
  }, [isShort]);

  function check(event: MouseEvent) {
    if (isOffline) {
      event.preventDefault();
      showAlert({
        title: t`Para pedir hace falta conexión`,
        text: t`Tu carrito se queda como está hasta que vuelvas a tenerla.`,
      });
      return;
    }
    if (!isShort) return;
    event.preventDefault();
    withdrawWarning.current = showAlert({
      type: "warning",
      title: t`Hay algo que arreglar antes de pedir`,
      text: t`No quedan unidades suficientes de algún artículo.`,
    });
    const remedy = document.querySelector<HTMLElement>(`.${CSS.escape(lineProblemClass)} button`);
    remedy?.focus({ preventScroll: true });
    // In the middle of the window, because the warning covers what is just above the bars at the bottom.
    remedy?.scrollIntoView({ block: "center" });
  }

  return (
    <Link to="/orders/create" className={buttonClass()} onClick={check}>
      {t`Tramitar pedido`}
    </Link>
  );
}
