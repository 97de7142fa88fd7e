import { useQuery } from "@tanstack/react-query";
import { useSelectedVehicle } from "../vehicles/index.ts";
import { CategoryTile, CategoryTiles } from "./CategoryTile.tsx";
import { CountNote } from "./CountNote.tsx";
import { subcategoryPath } from "./paths.ts";
import { ShortcutPlaces, ShortcutsFrame } from "./ShortcutPlaces.tsx";
import { servicePartsQuery } from "./service-parts.ts";

/** The way from the selected vehicle to its service parts, with what they cost; what it has not is left out. */
export function VehicleShortcuts() {
  const vehicleId = useSelectedVehicle()?.variantId ?? null;
  const { data: parts } = useQuery(servicePartsQuery(vehicleId));
  if (!parts) return <ShortcutPlaces />;
  return (
    <ShortcutsFrame>
      <CategoryTiles>
        {parts.map((part) => (
          <li key={part.slug}>
            <CategoryTile to={subcategoryPath(part.slug, vehicleId)} name={part.name} picture={part.picture}>
              <CountNote count={part.product_count} fromCents={part.from_cents} />
            </CategoryTile>
          </li>
        ))}
      </CategoryTiles>
    </ShortcutsFrame>
  );
}
