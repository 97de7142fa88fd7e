import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";

/**
 * The address of a list as it was last asked for, and how to ask for another one. A navigation waits a moment for its
 * list: what is chosen meanwhile adds to what has been chosen already, and shows at once.
 */
export function useListAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ from: string; search: URLSearchParams } | null>(null);
  const change = (next: URLSearchParams) => {
    setAsked({ from: key, search: next });
    setSearch(next, { state: { keepsPlace: true } });
  };
  return [asked?.from === key ? asked.search : search, change];
}
