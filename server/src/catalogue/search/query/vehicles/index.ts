export { claimRules, ownerOf } from "./claimed-words.ts";
export { tellsGeneration } from "./other-models.ts";
export { createVehicleIndex, isFuel, type VehicleIndex, type VehicleMatch } from "./vehicle-index.ts";
export { isCount, trimPlaces } from "./vehicle-trim.ts";
