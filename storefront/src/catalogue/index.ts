export { KitCard } from "./card/KitCard.tsx";
export { PartPicture } from "./card/PartPicture.tsx";
export { ProductCard } from "./card/ProductCard.tsx";
export { StockNote } from "./card/StockNote.tsx";
export { clearRecentlySeen } from "./landing/recently-seen.ts";
export { vehicleParameterName } from "./list/list-url.ts";
export { useListVehicle } from "./list/use-list-vehicle.ts";
export { kitPath, productPath, subcategoryPath } from "./paths.ts";
export { alternativesQuery } from "./queries.ts";
