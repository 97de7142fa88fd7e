import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { loadInView } from "./load-in-view.ts";
import { loadWithStylesheets } from "./stylesheets.ts";

/** A part of a screen whose code comes later than the screen's. */
export type LazyPart = {
  /** `room/Component`: its file, by which the server finds its styles. */
  file: string;
  /** What holds its room where there is no drawing of the server. */
  placeholder: ReactNode;
  /**
   * Loads the code at once, so that the part is drawn with the screen: on the server, and in a browser
   * that opens the screen by itself. Rejects when it can't be had; the next call asks again.
   */
  load(): Promise<void>;
  isLoaded(): boolean;
  /** The part; as long as it is not loaded, one that waits for it. */
  component(): ComponentType;
};

/** Names a part whose code waits. It takes no props and asks for what it shows by itself; see LazySection. */
export function lazyPart(
  file: string,
  importPart: () => Promise<ComponentType>,
  placeholder: ReactNode,
): LazyPart {
  let loaded: ComponentType | null = null;
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const arrival = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve;
  });
  const waiting = lazy(() => arrival);
  return {
    file,
    placeholder,
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
export const LazySection = memo(function LazySection({ part }: { part: LazyPart }) {
  const place = useRef<HTMLDivElement>(null);
  const [Part] = useState(part.component);
  useEffect(
    () => (place.current && !part.isLoaded() ? loadInView(place.current, part.load) : undefined),
    [part],
  );
  return (
    <div ref={place}>
      <Suspense fallback={part.placeholder}>
        <Part />
      </Suspense>
    </div>
  );
});
