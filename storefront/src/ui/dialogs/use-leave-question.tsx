import type { ReactNode } from "react";
import { useLeaveGuard } from "../../lib/forms/use-leave-guard.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";

const loadLeaving = () => import("./LeaveDialog.tsx");

type LeaveQuestion = {
  /** The dialog that asks; null while nobody is leaving. */
  question: ReactNode;
  /** Lets the next navigation pass, because nothing can be lost any more. */
  release(): void;
};

/**
 * Asks in a dialog before the user leaves a page with unsaved changes.
 *
 * @param wouldLose called when the user wants to leave; memoize it.
 * @param loss names what would be lost.
 */
export function useLeaveQuestion(wouldLose: () => boolean, loss: string): LeaveQuestion {
  const { isAsking, leave, stay, release } = useLeaveGuard(wouldLose);
  const leaving = useOnDemand(isAsking, loadLeaving, stay);
  const question =
    isAsking && leaving ? <leaving.LeaveDialog loss={loss} onLeave={leave} onStay={stay} /> : null;
  return { question, release };
}
