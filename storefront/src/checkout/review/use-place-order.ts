import * as checkoutEndpoints from "@recambia/contract/checkout/endpoints";
import type { PlaceOrderBody, Quote } from "@recambia/contract/checkout/schemas";
import * as ordersEndpoints from "@recambia/contract/orders/endpoints";
import type { Order } from "@recambia/contract/orders/schemas";
import { useRef, useState } from "react";
import { useHref } from "react-router";
import { refreshCart, useCartContext } from "../../cart/index.ts";
import { submitForm } from "../../lib/forms/submit-form.ts";
import { useNavigateAndWait } from "../../lib/forms/use-navigate-and-wait.ts";
import { type ApiAnswer, isSuccess, refusalOf } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { currentChoices, resetChoices, setChoices } from "../choices.ts";
import type { QuoteState } from "../use-quote.ts";
import { quoteChanges } from "./quote-changes.ts";

/**
 * Reason why no order was placed. `changed`: the quote has changed; `lost`: the outcome is unknown, and a
 * retry cannot order twice; `refused`: the server's reason.
 */
export type PlacementFailure = { kind: "changed" } | { kind: "lost" } | { kind: "refused"; words: string };

/** Outcome of a request: an order, a failure, or nothing. */
type Outcome = PlacementFailure | { kind: "placed" } | { kind: "nothing" };

type Answer = ApiAnswer<{ data: Order }>;

export type OrderPlacement = {
  /** True from the press until the next page is shown. */
  isPlacing: boolean;
  trouble: PlacementFailure | null;
  /** Places an order for the displayed quote. */
  place(): Promise<void>;
  /** Repeats an order request whose response was lost before a reload. */
  recover(): Promise<void>;
};

/**
 * Places an order for a quote exactly once, then continues to the payment page or the order.
 *
 * @param onPlaced called after the order was placed while this page is still shown; no further quotes are
 *   needed.
 */
export function usePlaceOrder(
  { quoted, askAgain, forgetChanges }: QuoteState,
  onPlaced: () => void,
): OrderPlacement {
  const http = useHttp();
  const goOn = useWayOn();
  const [isPlacing, setIsPlacing] = useState(false);
  const [trouble, setTrouble] = useState<PlacementFailure | null>(null);
  const isBusy = useRef(false);

  async function inTurn(work: () => Promise<Outcome>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPlacing(true);
    setTrouble(null);
    const outcome = await work();
    if (outcome.kind === "placed") return;
    isBusy.current = false;
    setIsPlacing(false);
    setTrouble(outcome.kind === "nothing" ? null : outcome);
  }

  /** The quote's id is the idempotency key: a repeated request returns the same order. */
  function send(body: PlaceOrderBody): Promise<Answer> {
    setChoices({ asked: body });
    return http.call(checkoutEndpoints.placeOrder, { body, headers: { "Idempotency-Key": body.quote_id } });
  }

  function leaveWith(order: Order): Promise<Outcome> {
    onPlaced();
    return goOn(order);
  }

  async function placeBy(quote: Quote, mayAskAgain: boolean): Promise<Outcome> {
    const answer = await send({ quote_id: quote.id, terms_version: quote.terms_version });
    if (isSuccess(answer)) return leaveWith(answer.data.data);
    if (answer.status === 0 || answer.status >= 500) return { kind: "lost" };
    setChoices({ asked: null });
    if (answer.status !== 409) return { kind: "refused", words: refusalOf(answer)?.message ?? "" };
    const again = await askAgain();
    if (!again) return { kind: "changed" };
    const isSame = again.quote.problems.length === 0 && quoteChanges({ ...again, quote }, again).length === 0;
    // Only the quote's expiry differs: the shopper has agreed to exactly this offer.
    return isSame && mayAskAgain ? placeBy(again.quote, false) : { kind: "changed" };
  }

  async function askOnceMore(asked: PlaceOrderBody): Promise<Outcome> {
    const answer = await send(asked);
    if (isSuccess(answer)) return leaveWith(answer.data.data);
    if (answer.status === 0 || answer.status >= 500) return { kind: "lost" };
    setChoices({ asked: null });
    return { kind: "nothing" };
  }

  return {
    isPlacing,
    trouble,
    async place() {
      if (!quoted) return;
      forgetChanges();
      await inTurn(() => placeBy(quoted.quote, true));
    },
    async recover() {
      const { asked } = currentChoices();
      if (asked) await inTurn(() => askOnceMore(asked));
    },
  };
}

/** Continues to the bank's page or the order and replaces this page in the history. */
function useWayOn(): (order: Order) => Promise<{ kind: "placed" }> {
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const cartContext = useCartContext();
  const ordersHref = useHref("/orders");

  return async ({ id, payment }) => {
    if (payment.method !== "transfer") {
      const start = await http.call(ordersEndpoints.startPayment, { params: { orderId: id } });
      if (isSuccess(start) && start.data.data.kind === "redirect") {
        resetChoices();
        refreshCart(cartContext);
        history.replaceState(null, "", `${ordersHref}/${id}`);
        // A back/forward cache would show this page again on the way back from the bank.
        window.addEventListener("pageshow", (event) => event.persisted && location.reload());
        submitForm(start.data.data.address, start.data.data.fields);
        return { kind: "placed" };
      }
    }
    await leaveFor(`/orders/${id}?placed`, { replace: true });
    resetChoices();
    refreshCart(cartContext);
    return { kind: "placed" };
  };
}
