import { useQuery } from "@tanstack/react-query";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { CategoryTiles } from "../navigation/CategoryTiles.tsx";
import { subcategoryPath } from "../paths.ts";
import { ShortcutSkeletons, ShortcutsSection } from "./ShortcutSkeletons.tsx";
import { servicePartsQuery } from "./service-parts.ts";

/** Links from the selected vehicle to its service parts, with prices; parts that it does not have are left out. */
export function VehicleShortcuts() {
  const vehicleId = useSelectedVehicle()?.variantId ?? null;
  const { data: parts } = useQuery(servicePartsQuery(vehicleId));
  if (!parts) return <ShortcutSkeletons />;
  return (
    <ShortcutsSection>
      <CategoryTiles entries={parts} vehicleId={vehicleId} pathTo={subcategoryPath} />
    </ShortcutsSection>
  );
}
