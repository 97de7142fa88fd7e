export {
  type CatalogueVehicle,
  compareForShoppers,
  findVehicle,
  findVehiclesByKey,
  type OrderedVehicleRow,
  vehicleColumns,
  vehicleSummaryOf,
} from "./find-vehicle.ts";
export { garageBackup } from "./garage/garage-backup.ts";
export { garageRecords } from "./garage/garage-records.ts";
export { garageRoutes } from "./garage/garage-routes.ts";
export { compareSpanish } from "./model-order.ts";
export { vehicleRoutes } from "./routes.ts";
