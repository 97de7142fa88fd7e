import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { loadInView } from "./load-in-view.ts";
import { loadWithStylesheets } from "./stylesheets.ts";

type Props<Part> = {
  /** Placeholder of the final height, shown until the code is loaded. */
  placeholder: ReactNode;
  /** Loads the code. */
  load(): Promise<Part>;
  /** Renders the content. No data is requested before this call. */
  children(part: Part): ReactNode;
  id?: string;
  className?: string | undefined;
};

/**
 * Shows a placeholder and loads its content when it comes near the viewport. The placeholder stays while
 * loading fails; see `loadInView` for retries.
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
