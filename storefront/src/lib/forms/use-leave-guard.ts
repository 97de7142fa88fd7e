import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

type LeaveGuard = {
  /** Whether the user is being asked to confirm leaving. */
  isAsking: boolean;
  leave(): void;
  stay(): void;
  /** Lets the next navigation pass, because nothing can be lost any more. */
  release(): void;
};

/**
 * Asks before the user leaves a page with unsaved changes. Closing the tab shows the browser's own prompt.
 *
 * @param wouldLose called when the user wants to leave.
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
