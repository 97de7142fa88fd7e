import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { vehicleParameterName, withParameter } from "./list-url.ts";

/**
 * The vehicle that a screen's address names. An address without one takes the selected vehicle
 * (replaced, not pushed, so that the back button skips it); a change in the garage is followed. A
 * shared link with another vehicle keeps it until the shopper chooses.
 *
 * @returns the id in the address; null without one.
 */
export function useListVehicle(): string | null {
  const [search, setSearch] = useSearchParams();
  const named = search.get(vehicleParameterName);
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  const followed = useRef<string | null>(null);
  /** What stands in the address by this hand; the garage may have changed before it stood there. */
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
