export { KitCard } from "./KitCard.tsx";
export { PartPicture } from "./PartPicture.tsx";
export { ProductCard } from "./ProductCard.tsx";
export { productPath, subcategoryPath } from "./paths.ts";
export { alternativesQuery } from "./queries.ts";
export { useListVehicle } from "./use-list-vehicle.ts";
