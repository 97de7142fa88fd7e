export { claimRules, ownerOf } from "./claimed-words.ts";
export { isFuel } from "./engine-reader.ts";
export { fittedVehicle } from "./fitted-vehicle.ts";
export { tellsGeneration } from "./other-models.ts";
export { withLitres } from "./rounded-litres.ts";
export { createVehicleIndex, type VehicleIndex, type VehicleMatch } from "./vehicle-index.ts";
export { isCount, trimPlaces } from "./vehicle-trim.ts";
export { withWholeYears } from "./whole-years.ts";
