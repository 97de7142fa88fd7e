import {
  isSameRequest,
  type QuoteChange,
  quoteChanges,
  type RequestedQuote,
} from "./review/quote-changes.ts";

/** The quotes of a screen, and what has changed in them without the shopper. */
export type FollowedQuotes = {
  /** The last received quote. */
  quoted: RequestedQuote | null;
  /** The quote that `changes` are counted from. */
  seen: RequestedQuote | null;
  /** Changes that the shopper did not cause, until they are dismissed. */
  changes: readonly QuoteChange[];
};

export const noQuotes: FollowedQuotes = { quoted: null, seen: null, changes: [] };

/**
 * Adds a received quote. Several may come before the shopper looks again, such as while another tab is in front: changes
 * are counted from the quote before all of them.
 *
 * @param isExpected the shopper has caused what differs.
 */
export function addQuote(
  before: FollowedQuotes,
  quoted: RequestedQuote,
  isExpected: boolean,
): FollowedQuotes {
  if (!before.quoted || !before.seen || isExpected) return { ...before, quoted, seen: quoted };
  // Totals of different requests are not compared.
  const seen = isSameRequest(before.seen, quoted) ? before.seen : quoted;
  const isChanged = quoteChanges(before.quoted, quoted).length > 0;
  return { quoted, seen, changes: isChanged ? quoteChanges(before.seen, quoted) : before.changes };
}

/** Dismisses the changes: the shopper has agreed to the last quote. */
export function dismissChanges({ quoted }: FollowedQuotes): FollowedQuotes {
  return { quoted, seen: quoted, changes: [] };
}
