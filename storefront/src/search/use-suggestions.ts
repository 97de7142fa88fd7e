import * as endpoints from "@recambia/contract/catalogue/endpoints";
import type { Suggestions } from "@recambia/contract/catalogue/search";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiQuery } from "../lib/http/query-client.ts";

/** Short enough not to be noticed, long enough not to ask for every letter of a quick hand. */
const pauseMs = 90;
const leastLength = 2;
const longest = 200;

/**
 * Returns the server's suggestions for the words typed so far. An outdated response is dropped; the previous suggestions stay
 * until the next arrive.
 */
export function useSuggestions(typed: string, vehicleId: string | null): Suggestions | undefined {
  const asked = useSettled(typed.trim().slice(0, longest));
  const isAsked = asked.length >= leastLength;
  const { data } = useQuery({
    ...apiQuery(endpoints.suggest, { query: { q: asked, vehicle: vehicleId ?? undefined } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isAsked && typed.trim() !== "" ? data : undefined;
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
