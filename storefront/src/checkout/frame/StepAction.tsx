import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The place for the open step's button in the bar of the total; null where the bar is not shown. */
export const ActionPlace = createContext<HTMLElement | null>(null);

/** The open step's button: at the end of the step, or in the bar of the total where that is shown. */
export function StepAction({ children }: { children: ReactNode }) {
  const place = useContext(ActionPlace);
  return place ? createPortal(children, place) : children;
}
