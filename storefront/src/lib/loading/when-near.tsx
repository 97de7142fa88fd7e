import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { loadWhenNear } from "./load-when-near.ts";
import { loadWithStylesheets } from "./stylesheets.ts";

type Props<Part> = {
  /** Holds the room until the place is filled; of its final height. */
  places: ReactNode;
  /** Fetches the code of what fills the place. */
  load(): Promise<Part>;
  /** Draws it. Nothing that it shows is asked for before. */
  children(part: Part): ReactNode;
  id?: string;
  className?: string | undefined;
};

/**
 * A place further down a page, filled when it comes near the window. As long as its code can't be had the place
 * is kept: see `loadWhenNear` for when it is tried again.
 */
export function WhenNear<Part>({ places, load, children, id, className }: Props<Part>) {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const fill = useEffectEvent(async () => {
    const loaded = await loadWithStylesheets(load);
    setPart({ loaded });
  });
  useEffect(() => (place.current ? loadWhenNear(place.current, () => fill()) : undefined), []);
  return (
    <div ref={place} id={id} className={className}>
      {part ? children(part.loaded) : places}
    </div>
  );
}
