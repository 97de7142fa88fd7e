import { useEffect, useRef } from "react";
import { type NavigateOptions, type To, useLocation, useNavigate } from "react-router";

/**
 * Opens another page; the promise resolves when this one is gone. What it shows may be forgotten then, and the next
 * page's alert be opened: a navigation's own promise resolves while React is still drawing the next page.
 */
export function useNavigateAndWait(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const waiting = useRef(new Map<string, (() => void)[]>());
  useEffect(() => {
    const here = waiting.current;
    here.set(key, []);
    return () => {
      for (const goOn of here.get(key) ?? []) goOn();
      here.delete(key);
    };
  }, [key]);
  return async (to, options) => {
    // A page that something else has led away from is gone already.
    const gone = new Promise<void>((resolve) => waiting.current.get(key)?.push(resolve) ?? resolve());
    await navigate(to, options);
    await gone;
  };
}
