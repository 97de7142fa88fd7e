import type { Address } from "@recambia/contract/addresses/schemas";
import * as endpoints from "@recambia/contract/checkout/endpoints";
import type { QuoteBody } from "@recambia/contract/checkout/schemas";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type CartContext, cachedCart, refreshCart, useCartContext } from "../cart/index.ts";
import { unwrap } from "../lib/http/api-error.ts";
import { addQuote, dismissChanges, type FollowedQuotes, noQuotes } from "./follow-quotes.ts";
import type { RequestedQuote } from "./review/quote-changes.ts";

/** Quotes are valid for half an hour; they are renewed earlier, so that no order uses an expired one. */
const renewAfterMs = 20 * 60_000;

/** What a quote is for: besides the request, the cart's version and the address that it names, which may be edited. */
type QuoteSubject = { request: QuoteBody; cartVersion: number; address: Address | null };

/**
 * Query of a quote. Obsolete requests are aborted. The server quotes the cart that it has. If that has another number of pieces
 * than the one here, because another device has changed it, the cart is fetched again for the header and all else that shows it.
 */
export function quoteQuery(context: CartContext, { request, cartVersion, address }: QuoteSubject) {
  return queryOptions<RequestedQuote>({
    queryKey: [endpoints.quoteOrder.path, request, cartVersion, address],
    staleTime: renewAfterMs,
    gcTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: renewAfterMs,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const answer = await context.http.call(endpoints.quoteOrder, { body: request, signal });
      const quote = unwrap(answer).data;
      if (piecesIn(quote.lines) !== piecesIn(cachedCart(context)?.lines ?? [])) refreshCart(context);
      return { request, address, quote };
    },
  });
}

function piecesIn(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** State of the quote on a screen that requests a new one after every choice. */
export type QuoteState = {
  /** The last received quote, kept until a newer one arrives. */
  quoted: RequestedQuote | null;
  /** A newer quote is loading. */
  isAsking: boolean;
  /** Reason why the current choices have no quote. */
  error: Error | null;
  /** Changes that the shopper did not cause, until they are dismissed. */
  changes: FollowedQuotes["changes"];
  forgetChanges(): void;
  /** Announces a change by the shopper, so that the next quote's differences are not reported. */
  expectChange(): void;
  /** Requests a new quote. @returns null on failure. */
  askAgain(): Promise<RequestedQuote | null>;
};

/**
 * Fetches the quote of a request.
 *
 * @param isWanted false with an empty cart and after the order was placed.
 */
export function useQuote(subject: QuoteSubject, isWanted: boolean): QuoteState {
  const context = useCartContext();
  const query = useQuery({ ...quoteQuery(context, subject), enabled: isWanted });
  const [followed, setFollowed] = useState(noQuotes);
  const [isExpected, setIsExpected] = useState(false);
  const answered = query.isPlaceholderData ? undefined : query.data;
  if (answered && answered !== followed.quoted) {
    setFollowed(addQuote(followed, answered, isExpected));
    setIsExpected(false);
  }
  return {
    quoted: answered ?? followed.quoted,
    isAsking: query.isFetching,
    error: query.isFetching ? null : query.error,
    changes: followed.changes,
    forgetChanges: () => setFollowed(dismissChanges),
    expectChange: () => setIsExpected(true),
    askAgain: async () => {
      const { data, isError } = await query.refetch();
      // After a failure, the data are those of the quote before.
      return isError ? null : (data ?? null);
    },
  };
}
