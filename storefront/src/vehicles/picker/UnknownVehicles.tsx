import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/vehicles/endpoints";
import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { markVehicle } from "../garage/change-garage.ts";
import { garageStore } from "../garage/store.ts";
import { unknownVehicleIn } from "../garage/unknown-vehicle-in.ts";

/**
 * Marks vehicles of the garage that the catalogue no longer knows, and warns the shopper once. Asks for marked ones again on
 * each visit. Renders nothing.
 */
export function UnknownVehicles() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const http = useHttp();

  // biome-ignore lint/correctness/useExhaustiveDependencies: watched for the whole visit, in the page's language
  useEffect(() => {
    function warn({ makerName, modelName }: GarageVehicle) {
      const name = vehicleShortName({ maker_name: makerName, model_name: modelName });
      showAlert({
        title: t`Tu ${name} ya no está en nuestro catálogo`,
        text: t`Sigue en tu garaje, pero no sabemos qué le encaja: te lo enseñamos todo. Elige tu coche otra vez.`,
        type: "warning",
      });
    }
    function check({ queryKey, state }: { queryKey: readonly unknown[]; state: { data: unknown } }) {
      const variantId = unknownVehicleIn(queryKey, state.data);
      if (variantId === null || !markVehicle(variantId, false)) return;
      const { selected } = garageStore.getState();
      if (selected?.variantId === variantId) warn(selected);
    }
    const cache = queryClient.getQueryCache();
    for (const query of cache.getAll()) check(query);
    return cache.subscribe(({ type, query }) => type === "updated" && check(query));
  }, []);

  useEffect(() => {
    for (const variantId of garageStore.getState().unknownIds) {
      http.call(endpoints.getVehicle, { params: { variantId } }).then(({ status }) => {
        if (status === 200 && markVehicle(variantId, true)) queryClient.invalidateQueries();
      });
    }
  }, [http, queryClient]);

  return null;
}
