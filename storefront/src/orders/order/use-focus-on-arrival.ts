import { type RefObject, useEffect, useRef } from "react";

/** For a heading that has just taken the place of something: it is read out and scrolled to. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
