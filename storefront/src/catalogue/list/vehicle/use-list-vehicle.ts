import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useSelectedVehicle } from "../../../vehicles/index.ts";
import { vehicleParameterName, withParameter } from "../list-url.ts";

/**
 * Returns the vehicle in a screen's URL and keeps it in step with the garage. A URL without a vehicle gets
 * the selected one (by replacing, so that the back button skips it). A shared link keeps its vehicle until
 * the shopper chooses another.
 *
 * @returns the id in the URL; null without one.
 */
export function useListVehicle(): string | null {
  const [search, setSearch] = useSearchParams();
  const named = search.get(vehicleParameterName);
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  const followed = useRef<string | null>(null);
  /** Vehicle that this hook wrote to the URL; the garage may have changed since. */
  const written = useRef<string | null>(null);

  useEffect(() => {
    const hasChanged = followed.current !== null && followed.current !== selectedId;
    followed.current = selectedId;
    const isOwn = named === written.current;
    if (named === selectedId || (named !== null && !hasChanged && !isOwn)) return;
    written.current = selectedId;
    setSearch((current) => withParameter(current, vehicleParameterName, selectedId), {
      replace: true,
      state: { keepsPlace: true, keepsAlert: true },
    });
  }, [named, selectedId, setSearch]);

  return named;
}
