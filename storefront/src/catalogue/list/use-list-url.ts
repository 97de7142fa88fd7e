import { useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * Returns the latest requested URL of a list, and a function to request another. A navigation waits briefly
 * for its list, so choices made meanwhile build on this URL and show at once. With `replace`, the back button skips them.
 */
export function useListUrl({ replace = false } = {}): [URLSearchParams, (next: URLSearchParams) => void] {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const { location: pending } = useNavigation();
  const [asked, setAsked] = useState<{ from: string; search: URLSearchParams } | null>(null);
  const change = (next: URLSearchParams) => {
    setAsked({ from: key, search: next });
    setSearch(next, { replace, state: { keepsPlace: true } });
  };
  // An earlier navigation may finish first; the later request stays.
  const isAsked = asked && (asked.from === key || isSame(asked.search, pending?.search));
  // Going back returns to the same history key; requests made from there are obsolete.
  if (asked && !isAsked) setAsked(null);
  return [isAsked ? asked.search : search, change];
}

function isSame(search: URLSearchParams, other: string | undefined): boolean {
  return other !== undefined && search.toString() === new URLSearchParams(other).toString();
}
