import { useEffect } from "react";

/** Notes in the console that a list of the garage could not be loaded (specification §8). */
export function useLogFailure(query: { error: Error | null }, what: string): void {
  const { error } = query;
  useEffect(() => {
    if (error) console.warn(`The list of ${what} could not be loaded:`, error.message);
  }, [error, what]);
}
