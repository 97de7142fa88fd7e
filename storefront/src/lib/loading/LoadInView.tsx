import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { loadInView } from "./load-in-view.ts";
import { loadWithStylesheets } from "./stylesheets.ts";

type Props<Part> = {
  /** Holds the room until the place is filled; of its final height. */
  placeholder: ReactNode;
  /** Fetches the code of what fills the place. */
  load(): Promise<Part>;
  /** Draws it. Nothing that it shows is asked for before. */
  children(part: Part): ReactNode;
  id?: string;
  className?: string | undefined;
};

/**
 * A place further down a page, filled when it comes near the window. As long as its code can't be had the place
 * is kept: see `loadInView` for when it is tried again.
 */
export function LoadInView<Part>({ placeholder, load, children, id, className }: Props<Part>) {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const fill = useEffectEvent(async () => {
    const loaded = await loadWithStylesheets(load);
    setPart({ loaded });
  });
  useEffect(() => (place.current ? loadInView(place.current, () => fill()) : undefined), []);
  return (
    <div ref={place} id={id} className={className}>
      {part ? children(part.loaded) : placeholder}
    </div>
  );
}
