import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "../../lib/http/has-failed.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { ListHeading } from "../list/ListHeading.tsx";
import { isVehicleParameter, vehicleParameterName } from "../list/list-url.ts";
import styles from "../list/ProductList.module.css";
import { SharedVehicle } from "../list/vehicle/SharedVehicle.tsx";
import { useListVehicle } from "../list/vehicle/use-list-vehicle.ts";
import { categoryPath } from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { CategoryTileSkeletons, CategoryTiles } from "./CategoryTiles.tsx";

const categoryCount = 38;
const eagerCount = 6;

/** All categories with their counts for the selected vehicle (specification §1, §2). */
function CategoriesScreen() {
  const { t } = useLingui();
  const vehicleId = useListVehicle();
  const categories = useQuery(categoriesQuery(vehicleId));
  const lead = t`Todo el coche, sistema por sistema. Con tu vehículo elegido, los números son los que le encajan.`;
  useHead({ title: t`Categorías`, description: lead });
  return (
    <Page>
      <ListHeading title={t`Categorías`} lead={lead} />
      <div className={styles.main}>
        {categories.data ? <SharedVehicle about={categories.data.meta} /> : null}
        {categories.isPending ? <CategoryTileSkeletons count={categoryCount} /> : null}
        {hasFailed(categories) ? <QueryFailure query={categories} /> : null}
        {categories.data ? (
          <CategoryTiles
            entries={categories.data.data}
            vehicleId={vehicleId}
            pathTo={categoryPath}
            eagerCount={eagerCount}
          />
        ) : null}
      </div>
    </Page>
  );
}

export const screen: Screen = {
  Component: CategoriesScreen,
  readsParameter: isVehicleParameter,
  load: ({ queryClient, search }) =>
    queryClient.ensureQueryData(categoriesQuery(search.get(vehicleParameterName))),
};
