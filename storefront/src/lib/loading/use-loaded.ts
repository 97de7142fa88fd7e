import { useEffect, useEffectEvent, useState } from "react";
import { loadPersistently } from "./load-persistently.ts";
import { loadWithStylesheets } from "./stylesheets.ts";

/**
 * Loads a part of the shop when it is first needed; null until then.
 *
 * @param onFailure called when loading fails for the first time. It is tried again while the part is needed, and
 * when it is needed the next time.
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
    return loadPersistently(
      () => loadWithStylesheets(() => fetchPart()),
      (loaded) => setPart({ loaded }),
      () => tellFailure(),
    );
  }, [isMissing]);
  return part?.loaded ?? null;
}
