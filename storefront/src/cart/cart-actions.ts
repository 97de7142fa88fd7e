import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { QueryClient } from "@tanstack/react-query";
import { showAlert } from "../lib/alert-store.ts";
import { type CartActions, createCartActions } from "./create-cart-actions.ts";
import type { CartFailure } from "./outcome.ts";
import { type CartContext, useCartContext } from "./queries.ts";

/** One set per page, so that all components share the same queues. */
const actionsByPage = new WeakMap<QueryClient, CartActions>();

/** Returns the cart's actions. */
export function useCartActions(): CartActions {
  const { i18n } = useLingui();
  return cartActionsOf(useCartContext(), i18n);
}

/** Returns the same actions outside of a component's render. */
export function cartActionsOf(context: CartContext, i18n: I18n): CartActions {
  const known = actionsByPage.get(context.queryClient);
  if (known) return known;
  const actions = createCartActions(
    context,
    (failure) => showAlert(alertFor(failure, i18n)),
    () =>
      showAlert({
        title: i18n._(msg`En espera`),
        text: i18n._(msg`Lo añadimos a tu carrito en cuanto haya conexión.`),
      }),
  );
  actionsByPage.set(context.queryClient, actions);
  return actions;
}

function alertFor(failure: CartFailure, i18n: I18n) {
  if (failure.status === 0) {
    return {
      type: "error",
      title: i18n._(msg`No hay conexión`),
      text: i18n._(msg`Tu carrito sigue como estaba. Vuelve a intentarlo cuando tengas conexión.`),
    } as const;
  }
  if (failure.code === "out_of_stock") {
    return { type: "warning", title: i18n._(msg`No quedan tantas unidades`), text: failure.message } as const;
  }
  return {
    type: "error",
    title: i18n._(msg`No hemos podido cambiar tu carrito`),
    text: failure.message || i18n._(msg`Sigue como estaba. Vuelve a intentarlo dentro de un momento.`),
  } as const;
}
