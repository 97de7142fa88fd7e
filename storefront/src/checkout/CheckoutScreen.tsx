import { useLingui } from "@lingui/react/macro";
import type { Address } from "@recambia/contract/addresses/schemas";
import type { Cart } from "@recambia/contract/cart/schemas";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { getCurrentUser } from "@recambia/contract/session/endpoints";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { addressesQuery } from "../addresses/index.ts";
import { cartQuery, EmptyCart, PendingCart, useCartContext, WaitingPanel } from "../cart/index.ts";
import { statusOf } from "../lib/http/api-error.ts";
import { useHttp } from "../lib/http/http-context.ts";
import type { Screen } from "../lib/page/screen.ts";
import { useHead } from "../lib/page/use-head.ts";
import {
  authStore,
  fetchCurrentUser,
  returnParameter,
  useCurrentUser,
  useIsAuthenticated,
} from "../session/index.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { Callout } from "../ui/feedback/Callout.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { useMediaQuery } from "../ui/use-media-query.ts";
import styles from "./CheckoutScreen.module.css";
import { resetChoices, setChoices, startAsGuest, toQuoteBody, useChoices } from "./choices.ts";
import { CheckoutSkeleton } from "./frame/CheckoutSkeleton.tsx";
import { CheckoutSteps } from "./frame/CheckoutSteps.tsx";
import { QuoteSummary } from "./frame/QuoteSummary.tsx";
import { ActionPlace } from "./frame/StepAction.tsx";
import { TotalBar } from "./frame/TotalBar.tsx";
import { usePlaceOrder } from "./review/use-place-order.ts";
import { type QuoteState, useQuote } from "./use-quote.ts";

/** Checkout: address, shipping, payment and review on one page (product decisions §8). */
function CheckoutScreen() {
  const { t } = useLingui();
  const isSignedIn = useIsAuthenticated();
  const { personId } = useChoices();
  const user = useCurrentUser();
  const title = t`Tu pedido`;
  useHead({ title, isPrivate: true });
  return (
    <Page isTall>
      <h1 className={styles.title}>{title}</h1>
      <WaitingPanel />
      {personId !== null && !isSignedIn ? (
        <SessionEndedNote />
      ) : (
        <CheckoutParts key={user?.id ?? ""} isSignedIn={isSignedIn} />
      )}
    </Page>
  );
}

/** The checkout after cart and addresses have loaded; guests have no addresses. */
function CheckoutParts({ isSignedIn }: { isSignedIn: boolean }) {
  const cart = useQuery({ ...cartQuery(useCartContext()), refetchOnMount: "always" });
  const saved = useQuery({ ...addressesQuery(), refetchOnMount: "always", enabled: isSignedIn });
  const addresses = isSignedIn ? saved.data : noAddresses;
  // A cart that could not be read is cleared, which is not the same as empty.
  const failed = [cart, saved].find((query) => query.isError && !query.data);
  if (failed) return <QueryFailure query={failed} />;
  if (cart.data === undefined || !addresses) return <PendingCart skeleton={<CheckoutSkeleton />} />;
  return <Checkout cart={cart.data} addresses={addresses} isSignedIn={isSignedIn} />;
}

const noAddresses: readonly Address[] = [];

/** Shown when the session ended during the checkout: the choices are kept until the person signs in again. */
function SessionEndedNote() {
  const { t } = useLingui();
  const { search } = useLocation();
  const next = new URLSearchParams({ [returnParameter]: `/orders/create${search}` });
  return (
    <Callout
      type="warning"
      title={t`Has salido de tu cuenta`}
      actions={
        <>
          <Link to={`/sign-in?${next}`} className={buttonClass()}>{t`Entrar y seguir`}</Link>
          <Button look="quiet" onClick={startAsGuest}>
            {t`Seguir sin cuenta`}
          </Button>
        </>
      }
    >
      {t`Si entras otra vez, encontrarás el pedido como lo dejaste.`}
    </Callout>
  );
}

type Props = { cart: Cart | null; addresses: readonly Address[]; isSignedIn: boolean };

function Checkout({ cart, addresses, isSignedIn }: Props) {
  const choices = useChoices();
  const hasLines = cart !== null && cart.lines.length > 0;
  // The customer's default address applies until one is chosen. One that has been deleted meanwhile is not replaced unasked.
  const address =
    (choices.addressId === null ? addresses[0] : addresses.find(({ id }) => id === choices.addressId)) ??
    null;
  const addressId = address?.id ?? null;
  const [isPlaced, setIsPlaced] = useState(false);
  const request = toQuoteBody(choices, addressId);
  const state = useQuote({ request, cartVersion: cart?.version ?? 0, address }, hasLines && !isPlaced);
  const placing = usePlaceOrder(state, () => setIsPlaced(true));
  useRecovery(hasLines, placing.recover);
  useAddressesAgain(statusOf(state.error) === 404, addressId);
  const isUnknown = state.quoted !== null && !state.quoted.quote.is_guest && !isSignedIn;
  const user = useUserOf(isUnknown);

  if (!hasLines && !placing.isPlacing) {
    return (
      <>
        {placing.trouble?.kind === "lost" ? <LostOrderNote onRetry={placing.recover} /> : null}
        <EmptyCart />
      </>
    );
  }
  if (!state.quoted) return state.error ? <FirstFailure state={state} /> : <CheckoutSkeleton />;
  if (isUnknown) return user.isError ? <QueryFailure query={user} /> : <CheckoutSkeleton />;
  return (
    <Columns state={state} quote={state.quoted.quote}>
      <CheckoutSteps
        state={state}
        quoted={state.quoted}
        placing={placing}
        addresses={addresses}
        addressId={addressId}
      />
    </Columns>
  );
}

/** The steps with the total in view: in a summary beside them, or in a bar below them that has the step's button as well. */
function Columns({ state, quote, children }: { state: QuoteState; quote: Quote; children: ReactNode }) {
  const isWide = useMediaQuery("(min-width: 960px)");
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ActionPlace value={place}>
      <div className={styles.columns}>
        {children}
        <QuoteSummary quote={quote} isAsking={state.isAsking} />
        {isWide ? null : <TotalBar quote={quote} isAsking={state.isAsking} actionRef={setPlace} />}
      </div>
    </ActionPlace>
  );
}

/** Fetches the user if the server knows a session that this browser has forgotten. */
function useUserOf(isUnknown: boolean) {
  const http = useHttp();
  return useQuery({
    queryKey: [getCurrentUser.path],
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      const isSignedIn = await fetchCurrentUser(http, { force: true });
      if (!isSignedIn) throw new Error("The user of the session could not be fetched");
      return isSignedIn;
    },
    enabled: isUnknown,
  });
}

/** Fetches the addresses again when the server does not know the chosen one any more. */
function useAddressesAgain(isGone: boolean, addressId: string | null) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isGone) return;
    setChoices({ addressId });
    queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
  }, [isGone, addressId, queryClient]);
}

/** With an empty cart, an order may have been placed whose response was lost. */
function useRecovery(hasLines: boolean, recover: () => Promise<void>) {
  const recoverOnce = useEffectEvent(() => {
    if (!hasLines) recover();
  });
  useEffect(() => recoverOnce(), []);
}

/** Handles the failure of the first quote: choices that the server refuses are reset, because they would fail again. */
function FirstFailure({ state }: { state: QuoteState }) {
  function retry() {
    const status = statusOf(state.error);
    if (status !== null && status >= 400 && status < 500) resetChoices();
    return state.askAgain();
  }
  return <QueryFailure query={{ error: state.error, isFetching: state.isAsking, refetch: retry }} />;
}

function LostOrderNote({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  return (
    <Callout
      type="warning"
      title={t`No sabemos si tu pedido nos ha llegado`}
      actions={
        <Button look="quiet" onClick={onRetry}>
          {t`Comprobarlo`}
        </Button>
      }
    >
      {t`Se cortó la conexión al confirmarlo. Comprobarlo no hace otro pedido.`}
    </Callout>
  );
}

export const screen: Screen = {
  Component: CheckoutScreen,
  load: async ({ queryClient }) => {
    if (authStore.getState().isAuthenticated) await queryClient.prefetchQuery(addressesQuery());
  },
};
