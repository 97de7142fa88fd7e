export {
  type CatalogueVehicle,
  findVehicle,
  findVehiclesByKey,
  vehicleColumns,
  vehicleSummaryOf,
} from "./find-vehicle.ts";
export { garageBackup } from "./garage/garage-backup.ts";
export { garageRecords } from "./garage/garage-records.ts";
export { garageRoutes } from "./garage/garage-routes.ts";
export { vehicleRoutes } from "./routes.ts";
export { compareSpanish, type OrderedVehicleRow, sortVehicles } from "./vehicle-order.ts";
