import { useEffect, useEffectEvent, useState } from "react";
import { loadWithStylesheets } from "./stylesheets.ts";

/**
 * Loads a part of the shop when it is first needed; null until then.
 *
 * @param onFailure called when loading fails; the next need tries again.
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
