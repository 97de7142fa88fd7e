import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { loadInView } from "./load-in-view.ts";
import { loadWithStylesheets } from "./stylesheets.ts";

/** A part of a screen whose code is loaded after the screen's. */
export type LazyPart = {
  /** `feature/Component`: the file by which the server finds the part's styles. */
  file: string;
  /** Fallback where the server rendered nothing. */
  placeholder: ReactNode;
  /**
   * Loads the code, so that the part renders together with the screen: on the server, and on client-side
   * navigations. Rejects on failure; the next call tries again.
   */
  load(): Promise<void>;
  isLoaded(): boolean;
  /** The component; suspends until it is loaded. */
  component(): ComponentType;
};

/** Declares a lazily loaded part. It takes no props and fetches its own data; see LazySection. */
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
 * Renders a part and defers its code until it comes near the viewport. Until then, server-rendered markup
 * stays in place: its links work, its buttons wait for the code, and nothing shifts on hydration. It is memoized, because an update from a
 * parent would make React render it on the client at once.
 */
export const LazySection = memo(function LazySection({ part }: { part: LazyPart }) {
  const place = useRef<HTMLDivElement>(null);
  const [Part] = useState(part.component);
  useEffect(
    () => (place.current && !part.isLoaded() ? loadInView(place.current, part.load) : undefined),
    [part],
  );
  return (
    <div ref={place} data-late="">
      <Suspense fallback={part.placeholder}>
        <Part />
        <Arrived place={place} />
      </Suspense>
    </div>
  );
});

/** Has the page's first script repeat what was pressed in the section before its code came. */
function Arrived({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    place.current?.removeAttribute("data-late");
    place.current?.dispatchEvent(new Event("taken-over", { bubbles: true }));
  }, [place]);
  return null;
}
