export {
  type CatalogueVehicle,
  compareForShoppers,
  findVehicle,
  findVehiclesByKey,
  type OrderedVehicleRow,
  vehicleColumns,
  vehicleSummaryOf,
} from "./find-vehicle.ts";
export { compareSpanish } from "./model-order.ts";
export { vehicleRoutes } from "./routes.ts";
