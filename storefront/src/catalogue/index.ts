export { KitCard } from "./KitCard.tsx";
export { PartPicture } from "./PartPicture.tsx";
export { ProductCard } from "./ProductCard.tsx";
export { kitPath, productPath, subcategoryPath } from "./paths.ts";
export { alternativesQuery } from "./queries.ts";
export { StockNote } from "./StockNote.tsx";
export { useListVehicle } from "./use-list-vehicle.ts";
