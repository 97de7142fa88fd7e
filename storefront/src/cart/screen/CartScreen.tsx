import { Plural, useLingui } from "@lingui/react/macro";
import type { Cart } from "@recambia/contract/cart/schemas";
import { formatCents } from "@recambia/contract/money";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { statusOf } from "../../lib/http/api-error.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { mayHaveCart } from "../cart-hint.ts";
import { cartQuery, useCartContext } from "../queries.ts";
import { discardRemovedLines, useCartStore } from "../store.ts";
import { WaitingPanel } from "../waiting/WaitingPanel.tsx";
import { useWaiting, waitingQuantities } from "../waiting/waiting-queue.ts";
import styles from "./CartScreen.module.css";
import { CartSkeleton } from "./CartSkeleton.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { CheckoutBar } from "./CheckoutBar.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { CartLines } from "./lines/CartLines.tsx";
import { rowsOf } from "./lines/rows.ts";
import { OfflineNote } from "./OfflineNote.tsx";
import { PendingCart } from "./PendingCart.tsx";

/** Cart with its lines, totals and the link to the checkout. */
function CartScreen() {
  const { t } = useLingui();
  const cart = useQuery({
    ...cartQuery(useCartContext()),
    refetchOnMount: "always",
    refetchOnReconnect: "always",
  });
  const isSignedIn = useIsAuthenticated();
  const heading = useRef<HTMLHeadingElement>(null);
  useHead({ title: t`Carrito`, isPrivate: true });
  useEffect(() => discardRemovedLines, []);

  const isOffline = statusOf(cart.error) === 0;
  // Without a network, a visitor whom the shop has not given a cart is sure to have none; a person had none when last seen.
  const isWithoutCart = isOffline && !mayHaveCart() && (!isSignedIn || cart.data === null);
  if (cart.isError && !cart.data && !isWithoutCart) {
    return (
      <Page isTall>
        <WaitingPanel />
        <QueryFailure query={cart} level={1} />
      </Page>
    );
  }
  return (
    <Page isTall>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t`Carrito`}
        </h1>
        {cart.data ? <ItemCount cart={cart.data} /> : null}
      </header>
      <div className={styles.waiting}>
        <WaitingPanel />
      </div>
      {cart.isPending ? (
        <PendingCart skeleton={<CartSkeleton />} />
      ) : (
        <Contents
          cart={cart.data ?? null}
          isOffline={isOffline}
          seenAt={cart.data || isSignedIn ? cart.dataUpdatedAt : null}
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

type ContentsProps = {
  cart: Cart | null;
  isOffline: boolean;
  /** When the shop sent the cart, in milliseconds since 1970; null without one. */
  seenAt: number | null;
  onFocusLost(): void;
};

function Contents({ cart, isOffline, seenAt, onFocusLost }: ContentsProps) {
  const { t } = useLingui();
  const state = useCartStore((whole) => whole);
  const { changes } = useWaiting();
  const lines = cart?.lines ?? [];
  const waiting = waitingQuantities(changes, lines);
  const rows = rowsOf(lines, { ...state, wanted: { ...waiting, ...state.wanted } });
  const isEmpty = rows.every((row) => row.isRemoved);
  const isChanging = Object.keys(state.wanted).length > 0;
  const total = formatCents(cart?.totals.total_cents ?? 0);
  return (
    <>
      {isOffline ? <OfflineNote seenAt={seenAt} /> : null}
      <div className={isEmpty ? styles.single : styles.columns}>
        <CartLines rows={rows} waiting={waiting} isOffline={isOffline} onFocusLost={onFocusLost} />
        {isEmpty || !cart ? (
          <EmptyCart />
        ) : (
          <CartSummary
            cart={cart}
            isChanging={isChanging}
            isWaiting={changes.length > 0}
            isOffline={isOffline}
          />
        )}
      </div>
      {isEmpty || !cart ? null : <CheckoutBar cart={cart} isChanging={isChanging} isOffline={isOffline} />}
      <div role="status" aria-atomic="true">
        <VisuallyHidden>{isChanging ? null : t`Total del carrito: ${total}`}</VisuallyHidden>
      </div>
    </>
  );
}

export const screen: Screen = { Component: CartScreen };
