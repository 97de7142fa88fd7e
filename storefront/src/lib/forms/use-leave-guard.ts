import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

type LeaveGuard = {
  /** Somebody wants to leave: ask them. */
  isAsking: boolean;
  leave(): void;
  stay(): void;
  /** Lets the next navigation pass: there is nothing left to lose. */
  release(): void;
};

/**
 * Keeps a page that would lose something from being left without a question; closing the tab asks in
 * the browser's own words.
 *
 * @param wouldLose asked when somebody wants to leave.
 */
export function useLeaveGuard(wouldLose: () => boolean): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isReleased.current && wouldLose(),
  );

  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (!isReleased.current && wouldLose()) event.preventDefault();
    }
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [wouldLose]);

  return {
    isAsking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    release: () => {
      isReleased.current = true;
    },
  };
}
