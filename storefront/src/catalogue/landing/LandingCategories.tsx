import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { ErrorState } from "../../ui/feedback/ErrorState.tsx";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { CategoryTileSkeletons, CategoryTiles } from "../navigation/CategoryTiles.tsx";
import { categoryPath } from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { LandingSection } from "./LandingSection.tsx";

const shownCategories = 12;

/** The first categories that have something: for the selected vehicle, if there is one. */
export function LandingCategories() {
  const { t } = useLingui();
  const vehicleId = useSelectedVehicle()?.variantId ?? null;
  const categories = useQuery(categoriesQuery(vehicleId));
  const stocked = categories.data?.data.filter(({ product_count }) => product_count > 0) ?? [];
  return (
    <LandingSection title={t`Categorías`} to="/categories" more={t`Ver todas`}>
      {hasFailed(categories) ? (
        <ErrorState onRetry={() => categories.refetch()} isRetrying={categories.isFetching} />
      ) : null}
      {categories.isPending ? <CategoryTileSkeletons count={shownCategories} /> : null}
      <CategoryTiles
        entries={stocked.slice(0, shownCategories)}
        vehicleId={vehicleId}
        pathTo={categoryPath}
      />
    </LandingSection>
  );
}
