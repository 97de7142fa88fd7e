import { useEffect, useState } from "react";

/** Seconds left until something may be done again; 0: now. `start` begins a new wait. */
export function useCoolDown(seconds: number): { secondsLeft: number; start(): void } {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isCooling = secondsLeft > 0;
  useEffect(() => {
    if (!isCooling) return;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isCooling]);
  return { secondsLeft, start: () => setSecondsLeft(seconds) };
}
