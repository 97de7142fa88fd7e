import { useLingui } from "@lingui/react/macro";
import type { GarageVehicle } from "@recambia/contract/vehicles";
import { useQueries } from "@tanstack/react-query";
import { CategoryTile, CategoryTiles, TilePlaces } from "./CategoryTile.tsx";
import { CountNote } from "./CountNote.tsx";
import landing from "./LandingScreen.module.css";
import { subcategoryPath } from "./paths.ts";
import { subcategoryQuery } from "./queries.ts";

/** What a service of an ordinary car needs, in the order in which it is asked for. */
const serviceParts = [
  "filtros-de-aceite",
  "pastillas-de-freno",
  "discos-de-freno",
  "filtros-de-aire",
  "filtros-de-habitaculo",
  "escobillas-limpiaparabrisas",
  "baterias",
  "amortiguadores",
  "bujias",
  "kits-de-distribucion",
  "kits-de-embrague",
  "aceites-de-motor",
];

/** The way from a vehicle to its service parts, with what they cost; what it has not is left out. */
export function VehicleShortcuts({ vehicle }: { vehicle: GarageVehicle }) {
  const { t } = useLingui();
  const parts = useQueries({
    queries: serviceParts.map((slug) => subcategoryQuery(slug, vehicle.variantId)),
  });
  const name = `${vehicle.modelName} ${vehicle.variantName}`;
  const isPending = parts.some((part) => part.isPending);
  return (
    <section className={landing.section}>
      <h2>{t`Para tu ${name}`}</h2>
      {isPending ? <TilePlaces count={serviceParts.length} /> : null}
      {isPending ? null : (
        <CategoryTiles>
          {parts.map(({ data: part }) =>
            part && part.product_count > 0 ? (
              <li key={part.slug}>
                <CategoryTile
                  to={subcategoryPath(part.slug, vehicle.variantId)}
                  name={part.name}
                  picture={part.picture}
                >
                  <CountNote count={part.product_count} fromCents={part.from_cents} />
                </CategoryTile>
              </li>
            ) : null,
          )}
        </CategoryTiles>
      )}
    </section>
  );
}
