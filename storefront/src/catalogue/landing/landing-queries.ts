import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { KitCard } from "@recambia/contract/catalogue/kits";
import { queryOptions } from "@tanstack/react-query";
import { kitListQuery, productListQuery, type VehicleId } from "../queries.ts";
import { differentKinds } from "./different-kinds.ts";

/** Enough to choose cards of different kinds from. */
const candidates = "24";

function rowFor(vehicle: VehicleId) {
  return { per_page: candidates, ...(vehicle ? { vehicle } : {}) };
}

/** Query of the few offers on the landing page: the newest, of different parts. */
export function landingOffersQuery(vehicle: VehicleId) {
  const list = productListQuery("offers", { ...rowFor(vehicle), sort: "newest", stock: "1" });
  return queryOptions({
    queryKey: ["landing offers", vehicle],
    queryFn: async ({ client }) => {
      const { data, meta } = await client.fetchQuery(list);
      // The page would otherwise carry all of them to the browser.
      client.removeQueries(list);
      return {
        vehicle: meta.vehicle,
        cards: differentKinds<ProductCard>(data, (card) => card.part_type.slug),
      };
    },
  });
}

/** Query of the few kits on the landing page, of different kinds. */
export function landingKitsQuery(vehicle: VehicleId) {
  const list = kitListQuery(rowFor(vehicle));
  return queryOptions({
    queryKey: ["landing kits", vehicle],
    queryFn: async ({ client }) => {
      const { data, meta } = await client.fetchQuery(list);
      client.removeQueries(list);
      return { vehicle: meta.vehicle, cards: differentKinds<KitCard>(data, (card) => card.picture) };
    },
  });
}
