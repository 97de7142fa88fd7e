import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Cart } from "@recambia/contract/cart/schemas";
import { formatCents } from "@recambia/contract/money";
import { useQuery } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { statusOf } from "../../lib/http/api-error.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { cartQuery, useCartContext } from "../queries.ts";
import { discardRemovedLines, useCartStore } from "../store.ts";
import { WaitingPanel } from "../waiting/WaitingPanel.tsx";
import styles from "./CartScreen.module.css";
import { CartSkeleton } from "./CartSkeleton.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { CheckoutBar } from "./CheckoutBar.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { CartLines } from "./lines/CartLines.tsx";
import { rowsOf } from "./lines/rows.ts";

/** Cart with its lines, totals and the link to the checkout. */
function CartScreen() {
  const { t } = useLingui();
  const cart = useQuery({
    ...cartQuery(useCartContext()),
    refetchOnMount: "always",
    refetchOnReconnect: "always",
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useHead({ title: t`Carrito`, isPrivate: true });
  useEffect(() => discardRemovedLines, []);

  if (cart.isError && !cart.data) {
    return (
      <Page>
        <WaitingPanel />
        <QueryFailure query={cart} level={1} />
      </Page>
    );
  }
  return (
    <Page>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t`Carrito`}
        </h1>
        {cart.data ? <ItemCount cart={cart.data} /> : null}
      </header>
      <WaitingPanel />
      {cart.isPending ? (
        <CartSkeleton />
      ) : (
        <Contents
          cart={cart.data}
          isOffline={statusOf(cart.error) === 0}
          onFocusLost={() => heading.current?.focus()}
        />
      )}
    </Page>
  );
}

function ItemCount({ cart }: { cart: Cart }) {
  if (cart.totals.item_count === 0) return null;
  return (
    <p className={styles.count}>
      <Plural value={cart.totals.item_count} one="# artículo" other="# artículos" />
    </p>
  );
}

type ContentsProps = { cart: Cart | null; isOffline: boolean; onFocusLost(): void };

function Contents({ cart, isOffline, onFocusLost }: ContentsProps) {
  const { t } = useLingui();
  const state = useCartStore((whole) => whole);
  const lines = cart?.lines ?? [];
  const rows = rowsOf(lines, state);
  const isEmpty = rows.every((row) => row.isRemoved);
  const isChanging = Object.keys(state.wanted).length > 0;
  const total = formatCents(cart?.totals.total_cents ?? 0);
  return (
    <>
      {isOffline ? <OfflineNote /> : null}
      <fieldset disabled={isOffline} className={isEmpty ? styles.single : styles.columns}>
        <VisuallyHidden>
          <legend>{t`Contenido del carrito`}</legend>
        </VisuallyHidden>
        <CartLines rows={rows} onFocusLost={onFocusLost} />
        {isEmpty || !cart ? <EmptyCart /> : <CartSummary cart={cart} isChanging={isChanging} />}
      </fieldset>
      {isEmpty || !cart ? null : <CheckoutBar cart={cart} isChanging={isChanging} />}
      <div role="status" aria-atomic="true">
        <VisuallyHidden>{isChanging ? null : t`Total del carrito: ${total}`}</VisuallyHidden>
      </div>
    </>
  );
}

function OfflineNote() {
  return (
    <p className={styles.offline} role="status">
      <WifiOff size={20} aria-hidden="true" />
      <Trans>Sin conexión. Este es tu carrito como estaba; podrás cambiarlo cuando vuelvas a tenerla.</Trans>
    </p>
  );
}

export const screen: Screen = { Component: CartScreen };
