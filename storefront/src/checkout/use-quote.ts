import type { Quote, QuoteBody } from "@recambia/contract/checkout/schemas";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "../lib/http/api-error.ts";
import type { HttpClient } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { type QuoteChange, quoteChanges, type RequestedQuote } from "./review/quote-changes.ts";

/** Quotes are good for half an hour; they are renewed before, so that nobody orders by an expired one. */
const renewAfterMs = 20 * 60_000;

/**
 * What the shop offers for the cart and a request. A question whose answer nobody waits for any more is
 * called off.
 */
function quoteQuery(http: HttpClient, request: QuoteBody, cartVersion: number) {
  return queryOptions<RequestedQuote>({
    queryKey: ["/spa/checkout/quote", request, cartVersion],
    staleTime: renewAfterMs,
    gcTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: renewAfterMs,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const answer = await http.post<{ data: Quote }>("/spa/checkout/quote", request, { signal });
      return { request, quote: unwrap(answer).data };
    },
  });
}

/** What is known of the quote on a screen that asks for a new one with every choice. */
export type QuoteState = {
  /** The last one that was answered: it stays until there is a newer one. */
  told: RequestedQuote | null;
  /** A newer one is on its way. */
  isAsking: boolean;
  /** Why there is none for the choices as they are. */
  error: Error | null;
  /** What has changed by itself since it was first shown, until it is forgotten. */
  changes: readonly QuoteChange[];
  forgetChanges(): void;
  /** The shopper puts something right here: what the next quote brings is no news. */
  expectChange(): void;
  /** Asks again. @returns the answer; null when there is none. */
  askAgain(): Promise<RequestedQuote | null>;
};

/**
 * The quote for what is requested.
 *
 * @param cartVersion of the cart that is to be ordered.
 * @param isWanted false while there is nothing to ask for, and once it has been ordered.
 */
export function useQuote(request: QuoteBody, cartVersion: number, isWanted: boolean): QuoteState {
  const http = useHttp();
  const query = useQuery({ ...quoteQuery(http, request, cartVersion), enabled: isWanted });
  const [told, setTold] = useState<RequestedQuote | null>(null);
  const [changes, setChanges] = useState<readonly QuoteChange[]>([]);
  const [isExpected, setIsExpected] = useState(false);
  const answered = query.isPlaceholderData ? undefined : query.data;
  if (answered && answered !== told) {
    const changed = told && !isExpected ? quoteChanges(told, answered) : [];
    if (changed.length > 0) setChanges(changed);
    setIsExpected(false);
    setTold(answered);
  }
  return {
    told: answered ?? told,
    isAsking: query.isFetching,
    error: query.isFetching ? null : query.error,
    changes,
    forgetChanges: () => setChanges([]),
    expectChange: () => setIsExpected(true),
    askAgain: async () => (await query.refetch()).data ?? null,
  };
}
