import { kitListQuery, productListQuery, type VehicleId } from "../queries.ts";

/** A row of cards. */
const shownCards = "4";

function rowFor(vehicle: VehicleId) {
  return { per_page: shownCards, ...(vehicle ? { vehicle } : {}) };
}

/** The landing page's few offers. */
export const landingOffersQuery = (vehicle: VehicleId) => productListQuery("offers", rowFor(vehicle));

/** The landing page's few kits. */
export const landingKitsQuery = (vehicle: VehicleId) => kitListQuery(rowFor(vehicle));
