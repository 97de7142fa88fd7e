export { KitCard } from "./KitCard.tsx";
export { PartPicture } from "./PartPicture.tsx";
export { ProductCard } from "./ProductCard.tsx";
export { subcategoryPath } from "./paths.ts";
export { useListVehicle } from "./use-list-vehicle.ts";
