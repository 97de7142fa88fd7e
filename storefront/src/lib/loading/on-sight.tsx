import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { loadWhenNear } from "./load-when-near.ts";
import { loadWithStylesheets } from "./stylesheets.ts";

/** A part of a screen whose code comes later than the screen's. */
export type LatePart = {
  /** `room/Component`: its file, by which the server finds its styles. */
  file: string;
  /** What holds its room where there is no drawing of the server. */
  places: ReactNode;
  /**
   * Loads the code at once, so that the part is drawn with the screen: on the server, and in a browser
   * that opens the screen by itself. Rejects when it can't be had; the next call asks again.
   */
  load(): Promise<void>;
  isLoaded(): boolean;
  /** The part; as long as it is not loaded, one that waits for it. */
  component(): ComponentType;
};

/** Names a part whose code waits. It takes no props and asks for what it shows by itself; see OnSight. */
export function latePart(
  file: string,
  importPart: () => Promise<ComponentType>,
  places: ReactNode,
): LatePart {
  let loaded: ComponentType | null = null;
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const arrival = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve;
  });
  const waiting = lazy(() => arrival);
  return {
    file,
    places,
    async load() {
      loaded ??= await loadWithStylesheets(importPart);
      arrive({ default: loaded });
    },
    isLoaded: () => loaded !== null,
    component: () => loaded ?? waiting,
  };
}

/**
 * Draws a part, and leaves its code for the moment when it comes near the window. Until then a page of
 * the server keeps what the server drew: its links work, and nothing moves when React takes it over. A
 * change from above would make React draw it anew instead of waiting, so none reaches it.
 */
export const OnSight = memo(function OnSight({ part }: { part: LatePart }) {
  const place = useRef<HTMLDivElement>(null);
  const [Part] = useState(part.component);
  useEffect(
    () => (place.current && !part.isLoaded() ? loadWhenNear(place.current, part.load) : undefined),
    [part],
  );
  return (
    <div ref={place}>
      <Suspense fallback={part.places}>
        <Part />
      </Suspense>
    </div>
  );
});
