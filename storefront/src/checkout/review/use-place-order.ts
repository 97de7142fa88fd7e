import type { PlaceOrderBody, Quote } from "@recambia/contract/checkout/schemas";
import type { Order, PaymentStart } from "@recambia/contract/orders/schemas";
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
 * Why no order was placed. `changed`: the quote is another one now; `lost`: nobody knows, it can be
 * asked again without ordering twice; `refused`: in the server's words.
 */
export type PlacementFailure = { kind: "changed" } | { kind: "lost" } | { kind: "refused"; words: string };

/** What became of asking: an order, trouble, or nothing at all. */
type Outcome = PlacementFailure | { kind: "placed" } | { kind: "nothing" };

type Answer = ApiAnswer<{ data: Order }>;

export type OrderPlacement = {
  /** From the press until the next page is there. */
  isPlacing: boolean;
  trouble: PlacementFailure | null;
  /** Orders by the quote that is shown. */
  place(): Promise<void>;
  /** Asks once more for an order whose answer was lost before the page was loaded again. */
  recover(): Promise<void>;
};

/**
 * Orders by a quote, once, however often it is asked for, and goes on to the payment or the order's page.
 *
 * @param onPlaced called with the order placed and this page still there: nothing is quoted any more.
 */
export function usePlaceOrder(
  { told, askAgain, forgetChanges }: QuoteState,
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

  /** The quote's id is the key of the request: whoever repeats it gets the same order. */
  function send(body: PlaceOrderBody): Promise<Answer> {
    setChoices({ asked: body });
    return http.post("/spa/orders", body, { headers: { "Idempotency-Key": body.quote_id } });
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
    // Only the quote's time was over: what was said yes to is what is offered now.
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
      if (!told) return;
      forgetChanges();
      await inTurn(() => placeBy(told.quote, true));
    },
    async recover() {
      const { asked } = currentChoices();
      if (asked) await inTurn(() => askOnceMore(asked));
    },
  };
}

/** To the bank's page, or to the order: it stands in this page's place, there is nothing to come back to. */
function useWayOn(): (order: Order) => Promise<{ kind: "placed" }> {
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const cartContext = useCartContext();
  const ordersHref = useHref("/orders");

  return async ({ id, payment }) => {
    if (payment.method !== "transfer") {
      const start = await http.post<{ data: PaymentStart }>(`/spa/orders/${id}/payment`);
      if (isSuccess(start) && start.data.data.kind === "redirect") {
        resetChoices();
        refreshCart(cartContext);
        history.replaceState(null, "", `${ordersHref}/${id}`);
        // A browser that keeps pages would show this one again on the way back from the bank.
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
