import { useEffect, useState } from "react";

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading starts when it is wanted, once
  useEffect(() => {
    if (!isWanted || part) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart({ loaded }),
      () => isCurrent && onFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return part?.loaded ?? null;
}
