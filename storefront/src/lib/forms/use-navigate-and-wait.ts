import { useEffect, useRef } from "react";
import { type NavigateOptions, type To, useLocation, useNavigate } from "react-router";

/**
 * Navigates to another page and resolves once this one has unmounted. Only then is it safe to clear the data
 * that this page shows and to open an alert on the next: the promise of `navigate` resolves while React is
 * still rendering.
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
    // Another navigation has already replaced this page.
    const gone = new Promise<void>((resolve) => waiting.current.get(key)?.push(resolve) ?? resolve());
    await navigate(to, options);
    await gone;
  };
}
