export {
  findVehicle,
  findVehiclesByKey,
  findVehicleWith,
  inShoppersOrder,
  type KnownVehicle,
  type OrderedVehicleRow,
  vehicleColumns,
  vehicleSummaryOf,
} from "./find-vehicle.ts";
export { spanishOrder } from "./model-order.ts";
export { vehicleRoutes } from "./routes.ts";
