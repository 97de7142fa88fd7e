export {
  findVehicle,
  type KnownVehicle,
  type VehicleRow,
  vehicleColumns,
  vehicleSummaryOf,
  vehicleTables,
} from "./find-vehicle.ts";
export { spanishOrder } from "./model-order.ts";
export { vehicleRoutes } from "./routes.ts";
