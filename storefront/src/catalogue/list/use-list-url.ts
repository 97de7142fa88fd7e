import { useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * The address of a list as it was last asked for, and how to ask for another one. A navigation waits a moment for its
 * list: what is chosen meanwhile adds to what has been chosen already, and shows at once.
 */
export function useListUrl(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const { location: pending } = useNavigation();
  const [asked, setAsked] = useState<{ from: string; search: URLSearchParams } | null>(null);
  const change = (next: URLSearchParams) => {
    setAsked({ from: key, search: next });
    setSearch(next, { state: { keepsPlace: true } });
  };
  // A navigation that was asked for earlier may end first: the later one stays asked for.
  const isAsked = asked && (asked.from === key || isSame(asked.search, pending?.search));
  // Back leads to the same key again: what was asked for from there then is over.
  if (asked && !isAsked) setAsked(null);
  return [isAsked ? asked.search : search, change];
}

function isSame(search: URLSearchParams, other: string | undefined): boolean {
  return other !== undefined && search.toString() === new URLSearchParams(other).toString();
}
