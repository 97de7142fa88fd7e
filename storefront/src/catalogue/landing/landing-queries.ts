import { kitListQuery, productListQuery, type VehicleId } from "../queries.ts";

/** One row of cards. */
const shownCards = "4";

function rowFor(vehicle: VehicleId) {
  return { per_page: shownCards, ...(vehicle ? { vehicle } : {}) };
}

/** Query of the few offers on the landing page. */
export const landingOffersQuery = (vehicle: VehicleId) => productListQuery("offers", rowFor(vehicle));

/** Query of the few kits on the landing page. */
export const landingKitsQuery = (vehicle: VehicleId) => kitListQuery(rowFor(vehicle));
