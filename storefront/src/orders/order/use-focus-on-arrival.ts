import { type RefObject, useEffect, useRef } from "react";

/** Focuses and scrolls to a heading that has just replaced other content, so that screen readers announce it. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
