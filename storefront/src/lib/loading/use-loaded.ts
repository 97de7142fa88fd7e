import { useEffect, useEffectEvent, useState } from "react";
import { loadWithStylesheets } from "./stylesheets.ts";

/**
 * A part of the shop that is loaded when it is first wanted; null until then.
 *
 * @param onFailure the part could not be loaded: it is asked for again when it is next wanted.
 */
export function useLoaded<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailure: () => void,
): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const isMissing = isWanted && part === null;
  const fetchPart = useEffectEvent(load);
  const tellFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadWithStylesheets(fetchPart).then(
      (loaded) => isCurrent && setPart({ loaded }),
      () => isCurrent && tellFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return part?.loaded ?? null;
}
